// What the site needs from its first moments on, and its first screen does not.
import { allowMarkup } from '../../design-system/theme/allowMarkup';
import { titleCutText } from '../../design-system/theme/titleCutText';
import { noticeScriptedInput } from './scriptedInput';
import { surviveTranslation } from './translatedPage';

export { PageProgress } from '../routes/PageProgress';
export { preloadOnIntent } from './preloadOnIntent';

allowMarkup();
surviveTranslation();
noticeScriptedInput();
titleCutText();
