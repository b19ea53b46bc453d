import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div data-block="map" id="block" data-block-json=\'{"location":{"mapLat":41,"mapLng":-8,"addressTitle":"Kiln"},"style":4}\'><address>Kiln</address></div>',
    published:
      '<div class="sqs-block map-block sqs-block-map sized vsize-12" id="block" data-block-type="4" data-block-json="{&quot;location&quot;:{&quot;mapLat&quot;:41,&quot;mapLng&quot;:-8,&quot;addressTitle&quot;:&quot;Kiln&quot;},&quot;vSize&quot;:12,&quot;style&quot;:6,&quot;hSize&quot;:null}"><div class="sqs-block-content">&nbsp;</div></div>',
  },
  wrong: [
    '{"location":7,"style":9,"labels":"perhaps","aspectRatio":-1}',
    '{"location":{"mapLat":"x","mapLng":[]},"style":{"toString":1}}',
  ],
  incomplete: [
    ['<div data-block="map"></div>', 'mounted'],
    ['<div class="sqs-block-map" data-block-json="{&quot;location&quot;:{}}"></div>', 'mounted'],
  ],
  async use(page) {
    await page.getByRole('link', { name: 'Open in maps' }).last().waitFor();
  },
};
