import { until } from '../../browser/until';
import type { Contract } from '../contract';

export const contract: Contract = {
  markup: {
    native:
      '<div style="width:300px"><h2 data-block="text-shrink" class="title" style="font-size:40px">A title that is <em>far</em> too long</h2></div>',
    published:
      '<div style="width:300px" class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2 style="font-size:40px;white-space:pre-wrap">A title that is <em>far</em> too long</h2></span></div>',
  },
  wrong: ['{"minimum":4}'],
  incomplete: [
    ['<h2 data-block="text-shrink"></h2>', 'mounted'],
    ['<p data-block="text-shrink"><img src="/images/jug.svg" alt="A jug"></p>', 'mounted'],
  ],
  async use(page) {
    await until(page, "Number.parseFloat(getComputedStyle(document.querySelector('h2')).fontSize) < 30");
  },
};
