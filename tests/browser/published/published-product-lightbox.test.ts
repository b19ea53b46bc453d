import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { section, showSections } from './section-page';

const stage = useStage();

describe('the pictures of a product that a click enlarges', () => {
  const slide = (name: string) =>
    `<div class="ProductItem-gallery-slides-item"><img src="/images/loaves-1.svg" alt="${name}" width="200" height="150"><div class="product-image-zoom-duplicate" aria-hidden="true" style="position:absolute;inset:0;opacity:0"></div></div>`;
  const gallery = `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${slide('Jug, front')}${slide('Jug, back')}</div></section>`;
  const css =
    '.ProductItem-gallery-slides-item{position:relative;display:none}.ProductItem-gallery-slides-item:is(.going-next,.going-prev).selected{display:block}';
  const lightbox = (page: Page) => page.getByRole('dialog');
  /** The frame after its first one. */
  const hears = (page: Page) => lightbox(page).getByRole('button', { name: 'Close' }).waitFor();

  it('open in the lightbox by a click and by the keyboard', async () => {
    const bodyClass = 'tweak-product-basic-item-click-action-lightbox';
    const { page } = await showSections(stage, section(gallery), { css, bodyClass });
    const front = page.getByRole('button', { name: 'View fullsize Jug, front' });
    await front.waitFor();
    await page.mouse.click(100, 75);
    await lightbox(page).getByRole('img', { name: 'Jug, front' }).waitFor();
    await hears(page);
    await page.keyboard.press('ArrowRight');
    await lightbox(page).getByRole('img', { name: 'Jug, back' }).waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await front.press('Enter');
    await lightbox(page).waitFor();
  });

  it('leave the other controls in the slides alone, and slides without a picture', async () => {
    const film =
      '<div class="ProductItem-gallery-slides-item" style="display:block"><a href="#film">The film</a></div>';
    const mixed = gallery
      .replace('</section>', `${film}</section>`)
      .replace('<img', '<a href="#care">Care</a><img');
    const { page } = await showSections(stage, section(mixed), {
      bodyClass: 'tweak-product-basic-item-click-action-lightbox',
    });
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).waitFor();
    await page.evaluate(
      "document.querySelectorAll('.product-image-zoom-duplicate').forEach((cover) => cover.remove())",
    );
    for (const name of ['Care', 'The film']) await page.getByRole('link', { name }).click();
    expect(page.url()).toContain('#film');
    expect(await lightbox(page).count()).toBe(0);
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).click();
    await lightbox(page).getByText('1 of 2').waitFor({ state: 'attached' });
  });

  it('are shown when the keyboard reaches them, also on its way back from the lightbox', async () => {
    const bodyClass = 'tweak-product-basic-item-click-action-zoom';
    const { page } = await showSections(stage, section(gallery), {
      css: '.ProductItem-gallery-slides{position:relative;height:150px}.ProductItem-gallery-slides-item{position:absolute;opacity:0}.ProductItem-gallery-slides-item.selected{opacity:1}',
      bodyClass,
    });
    const selected = () => page.locator('.ProductItem-gallery-slides-item.selected img').getAttribute('alt');
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).focus();
    await page.keyboard.press('Tab');
    expect(await selected()).toBe('Jug, back');
    await page.keyboard.press('Enter'); // a picture may stand on its preview for a moment
    await lightbox(page).getByRole('img', { name: 'Jug, back' }).first().waitFor();
    await hears(page);
    await page.keyboard.press('ArrowRight');
    await lightbox(page).getByRole('img', { name: 'Jug, front' }).first().waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await eventually(selected).toBe('Jug, front');
  });

  it('open as well where the setting stands on a part of the page, and stay as they are elsewhere', async () => {
    const zoomed = `<div data-gallery-click-action="zoom">${gallery.replaceAll('Jug', 'Cup')}</div>`;
    const { page } = await showSections(stage, section(zoomed) + section(gallery), { css });
    await page.getByRole('button', { name: 'View fullsize Cup, front' }).press('Enter');
    await lightbox(page).getByRole('img', { name: 'Cup, front' }).waitFor();
    expect(await page.getByRole('button', { name: 'View fullsize Jug, front' }).count()).toBe(0);
  });

  it('leave a link around them alone', async () => {
    const linked = gallery
      .replace('gallery-slides">', 'gallery-slides"><a href="#jug">')
      .replace('</div></section>', '</a></div></section>');
    const { page } = await showSections(stage, section(linked), {
      css,
      bodyClass: 'tweak-product-basic-item-click-action-lightbox',
    });
    await page.getByRole('button', { name: 'View fullsize Jug, front' }).waitFor();
    await page.mouse.click(100, 75);
    await page.waitForURL('**#jug');
    expect(await lightbox(page).count()).toBe(0);
  });
});
