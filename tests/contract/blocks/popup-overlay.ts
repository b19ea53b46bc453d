import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: `<div data-block="popup-overlay" id="block" hidden data-block-json='{"style":2,"enableMobile":true}'><h2>A letter</h2><p>Once a month</p></div>`,
  },
  wrong: [
    '{"style":"show","timerDelay":-1,"enabledPages":"all"}',
    '{"style":2,"scrollPercentage":1000,"displayFrequency":"never","version":{}}',
  ],
  incomplete: [['<div data-block="popup-overlay"></div>', 'mounted']],
  async use(page) {
    const letter = page.getByRole('dialog', { name: 'A letter' });
    await page.evaluate('mortar.popup.open(mortar.blocks().at(-1).element)');
    await letter.waitFor();
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'hidden' });
  },
};
