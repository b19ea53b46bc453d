import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="marquee" id="block"><p class="words">Words that <a href="#there">move</a> by</p></div>',
    wave: '<div data-block="marquee" id="block" data-block-json=\'{"waveIntensity":4,"pausedOnHover":true}\'><h2>Words on a <em>wave</em></h2></div>',
    published:
      '<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70" id="block"><div class="sqs-block-content"><div class="Marquee" style="font-size:1.2rem"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"<p>Given <b>words</b></p>"}],"animationDirection":"right","animationSpeed":2}</script><div class="Marquee-measure"></div><div class="Marquee-display"></div></div></div></div>',
  },
  wrong: [
    '{"waveFrequency":"often","waveIntensity":-1,"animationDirection":"up","animationSpeed":"fast","pausedOnHover":7}',
    '{"marqueeItems":{"text":1},"animationSpeed":1e9}',
  ],
  incomplete: [
    ['<div data-block="marquee"></div>', 'failed'],
    [
      '<div class="sqs-block-marquee"><div class="Marquee"><script class="Marquee-props" type="application/json">{</script></div></div>',
      'failed',
    ],
  ],
  async use(page) {
    await page.locator('.mortar-marquee').first().waitFor();
    await page.locator('.mortar-marquee-controls button').first().press('Enter');
    await page.locator('.mortar-marquee-controls .mortar-paused').first().waitFor();
  },
};
