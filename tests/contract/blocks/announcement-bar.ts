import { eventually } from '../../browser/eventually';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: `<div data-block="announcement-bar" id="block" style="min-height: 44px" data-block-json='{"text":"<p>Open late</p>","clickthroughUrl":"/late"}'></div>`,
    published: `<div class="sqs-announcement-bar-dropzone" id="block" style="min-height: 44px" data-block-json='{"text":"<p>Open late</p>","clickthroughUrl":"/late"}'></div>`,
  },
  wrong: ['{"text":7,"style":9}', '{"clickthroughUrl":[1],"text":"<p>Open late</p>"}'],
  incomplete: [
    ['<div data-block="announcement-bar"></div>', 'mounted'],
    [`<div data-block="announcement-bar" data-block-json='{"text":"<script>1</script>"}'></div>`, 'mounted'],
  ],
  async use(page) {
    await page.evaluate("localStorage.removeItem('announcement-bar')");
    await page.evaluate('mortar.remount(mortar.blocks().at(-1).element)');
    await page.getByRole('region', { name: 'Announcement' }).last().getByText('Open late').waitFor();
    await page.getByRole('button', { name: 'Close Announcement' }).last().click();
    await eventually(() => page.evaluate('mortar.blocks().at(-1).element.childElementCount')).toBe(0);
  },
};
