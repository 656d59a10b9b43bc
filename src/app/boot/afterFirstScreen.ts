// What the site needs from its first moments on, and its first screen does not.
import '../../design-system/theme/trustedTypes';
import { titleCutText } from '../../design-system/theme/titleCutText';
import { noticeScriptedInput } from './scriptedInput';
import { surviveTranslation } from './translatedPage';

surviveTranslation();
noticeScriptedInput();
titleCutText();
