import { eventually } from '../../browser/eventually';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: `<div data-block="mobile-info-bar" id="block" data-block-json='{"style":3,"isContactPhoneNumberEnabled":true,"contactPhoneNumber":"+351 21"}'></div>`,
  },
  wrong: ['{"style":"dark"}', '{"style":3,"isBusinessHoursEnabled":true,"businessHours":7,"location":[]}'],
  incomplete: [['<div data-block="mobile-info-bar"></div>', 'mounted']],
  async use(page) {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.evaluate(
      "Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => 'A Mobile' })",
    );
    await page.setViewportSize({ width: 390, height: 700 });
    const calls = page.locator('.sqs-mobile-info-bar-trigger[href="tel:+35121"]');
    await eventually(() => calls.count()).toBe(1);
    await page.setViewportSize(before);
    await page.evaluate('delete navigator.userAgent; dispatchEvent(new Event("resize"))');
    await eventually(() => calls.count()).toBe(0);
  },
};
