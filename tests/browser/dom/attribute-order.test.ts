import { expect, it } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const ITEM = (id: string, answer: string) =>
  `<li class="accordion-item"><h3><button type="button" class="accordion-item__click-target" aria-expanded="false" id="${id}">Question</button></h3><div ${answer}><p>Answer</p></div></li>`;

const FAQ = `<div data-block="accordion" id="faq"><ul class="accordion-items-container">
  ${ITEM('one', 'hidden role="note" aria-labelledby="one" class="accordion-item__dropdown" data-kind="a" style="color: red"')}
  ${ITEM('two', 'hidden="" onclick="" class="accordion-item__dropdown"')}
</ul></div>`;

it('attributes that were removed are given back in their order, but none that does something is written for that', async () => {
  const { page, errors } = await stage.show(pageOf({ body: FAQ }));
  const list = page.locator('#faq ul');
  const served = FAQ.slice(FAQ.indexOf('<ul'), -'</div>'.length).replaceAll('hidden ', 'hidden="" ');
  await page.click('#one');
  await page.click('#two');
  await page.waitForSelector('#faq[data-block-state="mounted"] #two[aria-expanded="true"]');
  await page.evaluate('mortar.unmount()');
  const inOrder = served.replace(
    'hidden="" onclick="" class="accordion-item__dropdown"',
    'onclick="" class="accordion-item__dropdown" hidden=""',
  );
  expect(await list.evaluate((element) => element.outerHTML)).toBe(inOrder);
  expect(errors).toEqual([]);
});
