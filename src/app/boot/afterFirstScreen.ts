// What the site needs from its first moments on, and its first screen does not.
import '../../design-system/theme/trustedTypes';
import { surviveTranslation } from './translatedPage';

surviveTranslation();
