import { covered, encoded, published, VIMEO, YOUTUBE } from '../../browser/media/media-page';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native: covered('block', YOUTUBE, { attributes: 'data-mode="fit" data-title="Kiln"' }),
    published: published('block', VIMEO),
    bare: `<div data-block="video" id="block" data-html="${encoded('<video src="/media/firing.webm"></video>')}"></div>`,
    hosted:
      '<div class="sqs-native-video" id="block" data-config-settings=\'{"muted":true,"autoPlay":true,"loop":true,"controls":"none"}\' data-config-thumbnail="null" data-config-video=\'{"systemDataVariants":"640:360","structuredContent":{"alexandriaUrl":"/media/hosted/{variant}","aspectRatio":1.7}}\'><div class="native-video-player"></div></div>',
  },
  wrong: [
    '{"html":7,"mode":"zoom","overlay":"perhaps","title":[],"load":7}',
    '{"hosted":{"alexandriaUrl":"javascript:alert(1)/{variant}"},"playback":[],"thumbnail":7}',
  ],
  incomplete: [
    ['<div data-block="video"></div>', 'mounted'],
    ['<div class="sqs-video-wrapper" data-html="&lt;iframe src=\'//evil.example/\'&gt;"></div>', 'mounted'],
    ['<div class="sqs-native-video" data-config-video="{"></div>', 'mounted'],
  ],
  async use(page) {
    await page.route(/youtube|vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<main>Player</main>' }),
    );
    const button = page.getByRole('button', { name: /^Play/ }).first();
    if (await button.count()) await button.click();
    await page.locator('.mortar-video :is(iframe, video)').first().waitFor();
  },
};
