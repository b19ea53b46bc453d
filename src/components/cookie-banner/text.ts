import { t } from '../../i18n/t';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import type { Runtime } from '../../runtime/types';

/** Default text (specification, section 3, cookie banner settings). */
const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

/** The owner's text: a string, or sanitised nodes if it contains markup. Markup without text counts as empty. */
export async function readBannerText(html: string, runtime: Runtime): Promise<string | DocumentFragment> {
  const text = /[<&]/.test(html) ? await sanitised(html, runtime) : html;
  return isBlank(typeof text === 'string' ? text : text.textContent) ? t(runtime, DEFAULT_TEXT) : text;
}

/** If the sanitiser fails to load, the default text is used, because the banner must be shown. */
async function sanitised(html: string, runtime: Runtime): Promise<string | DocumentFragment> {
  try {
    const { sanitize } = await loadSanitizer(runtime);
    return sanitize(html, runtime);
  } catch (error) {
    runtime.report(error, { kind: 'ui', name: 'cookie-banner' });
    return '';
  }
}

/** White space, including the no-break and zero-width characters that text editors leave behind. */
function isBlank(text: string): boolean {
  return /^[\s\u200b-\u200d\u2060]*$/.test(text);
}
