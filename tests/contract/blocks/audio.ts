import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: `<div data-block="audio" id="block" data-block-json='{"url":"/media/bell-6.wav","title":"Bell","author":"Us","showDownload":true,"duration":6000}'><noscript>Bell</noscript></div>`,
    published:
      '<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content"><div class="sqs-audio-embed" id="block" data-url="/media/bell-6.wav" data-mime-type="audio/wav" data-title="Bell" data-author="" data-show-download="false" data-design-style="minimal" data-duration-in-ms="6000" data-color-theme="dark"></div></div></div>',
    post: '<div class="squarespace-audio-player" data-audio-asset-url="/media/bell-6.wav" data-item-id="6c0000000000000000000001" id="block"></div>',
    own: '<div data-block="audio" id="block"><audio controls preload="none" src="/media/bell-6.wav"></audio></div>',
  },
  wrong: [
    '{"url":7,"title":[],"author":{},"showDownload":"perhaps","duration":"long"}',
    '{"url":"javascript:alert(1)","duration":-1}',
  ],
  incomplete: [
    ['<div data-block="audio"></div>', 'mounted'],
    ['<div class="sqs-audio-embed" data-url="javascript:alert(1)" data-title="Bell"></div>', 'mounted'],
  ],
  async use(page) {
    await page.locator('.mortar-audio select').last().selectOption('1.5');
    await until(page, "[...document.querySelectorAll('audio')].at(-1).playbackRate === 1.5");
  },
};
