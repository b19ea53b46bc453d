import type { Page } from 'playwright';
import type { Provider } from '../../../src/forms/captcha/vendors';

export const SCRIPTS: Readonly<Record<Provider, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
};

const GLOBALS = { recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const;

/**
 * A mock captcha that follows the vendors' documentation: the script defines its global, calls the function named in
 * its address, and draws a checkbox. Ticking it gives an answer, which can expire and be reset.
 */
function widgetsOf(provider: Provider): string {
  const remove = 'remove(id) { widgets[id].box.replaceChildren(); },';
  return `{
    const widgets = [];
    const draw = (id) => {
      const tick = document.createElement('input');
      Object.assign(tick, { type: 'checkbox', name: 'vendor-response', ariaLabel: 'I am human' });
      tick.dataset.size = widgets[id].options.size;
      tick.onchange = () => { widgets[id].answer = 'human-' + ++times; widgets[id].options.callback(widgets[id].answer); };
      widgets[id].box.replaceChildren(tick);
    };
    let times = 0;
    window.${GLOBALS[provider]} = {
      render(box, options) {
        if (options.sitekey === 'refused') throw new Error('Invalid site key');
        const id = widgets.push({ box, options, answer: '' }) - 1;
        draw(id);
        return id;
      },
      getResponse: (id) => widgets[id].answer,
      reset(id) { widgets[id].answer = ''; draw(id); },
      ${provider === 'recaptcha' ? '' : remove}
    };
    window.expire = () => widgets.forEach((widget) => { widget.answer = ''; widget.options['expired-callback'](); });
    const { searchParams } = new URL(document.currentScript.src);
    if (searchParams.get('render') === 'explicit') window[searchParams.get('onload')]();
  }`;
}

export interface CaptchaMock {
  /** Requested addresses. */
  readonly asked: string[];
  /** How the next requests are answered: with the script, with an error, or not at all. */
  answer: 'script' | 'refuse' | 'silence';
}

export async function stubCaptcha(page: Page, provider: Provider = 'recaptcha'): Promise<CaptchaMock> {
  const captcha: CaptchaMock = { asked: [], answer: 'script' };
  await page.route(`${SCRIPTS[provider]}*`, async (route) => {
    captcha.asked.push(route.request().url());
    if (captcha.answer === 'refuse') await route.abort();
    if (captcha.answer === 'script')
      await route.fulfill({ contentType: 'text/javascript', body: widgetsOf(provider) });
  });
  return captcha;
}
