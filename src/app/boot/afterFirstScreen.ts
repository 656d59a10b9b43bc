// What the site needs from its first moments on, and its first screen does not.
import '../../design-system/theme/trustedTypes';
import { noticeScriptedInput } from './scriptedInput';
import { surviveTranslation } from './translatedPage';

surviveTranslation();
noticeScriptedInput();
