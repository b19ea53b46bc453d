import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { FAR, HIDING, isVisible, opacity, section, showSections } from './section-page';

const stage = useStage();

describe('a list of projects', () => {
  it('shows the picture of the one that is pointed at or has the focus', async () => {
    const projects =
      '<div class="portfolio-hover" data-controller="PortfolioHover" data-mode="hover-follow"><div class="portfolio-hover-backgrounds"><div class="portfolio-hover-bg" id="a">A</div><div class="portfolio-hover-bg" id="b">B</div></div><a class="portfolio-hover-item" href="#a">Ash</a><a class="portfolio-hover-item" href="#b">Birch</a></div>';
    const { page } = await showSections(stage, section(projects), { css: HIDING });
    await eventually(() => isVisible(page, '.portfolio-hover-item')).toBe(true);
    expect(await opacity(page, '#b')).toBe('0');
    await page.getByText('Birch').hover();
    await eventually(() => opacity(page, '#b')).toBe('1');
    await page.keyboard.press('Tab');
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await opacity(page, '#b')).toBe('0');
  });

  it('has the layout of the site’s settings, which the server only names', async () => {
    const tweaks = {
      layout: 'tweak-index-format',
      horizontalAlign: 'tweak-index-alignment',
      delimiter: 'tweak-index-delimiter',
      height: 'tweak-index-height',
      customHeight: 'tweak-index-custom-height',
      front: 'tweak-index-front',
      missing: 'tweak-nobody-has',
    };
    const tweakJSON = {
      'tweak-index-format': 'Stacked',
      'tweak-index-alignment': 'Right',
      'tweak-index-delimiter': 'Forward Slash',
      'tweak-index-height': 'Custom',
      'tweak-index-custom-height': '150',
      'tweak-index-front': 'false',
    };
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify({ mode: 'hover-cover', tweaks })}'><div class="portfolio-hover-items-list"><a class="portfolio-hover-item" href="#a">Ash</a><a class="portfolio-hover-item" href="#b">Birch</a></div></div>`;
    const { page } = await showSections(stage, section(projects), {
      context: { tweakJSON },
      css: `${HIDING}.portfolio-hover-items-list{display:flex}.portfolio-hover[data-layout="stacked"] .portfolio-hover-items-list{flex-direction:column}.portfolio-hover[data-horizontal-align="right"][data-mode="hover-cover"] .portfolio-hover-items-list{align-items:flex-end}`,
      viewport: { width: 800, height: 600 },
    });
    await eventually(() => isVisible(page, '.portfolio-hover-item')).toBe(true);
    const boxOf = async (name: string) => await page.getByText(name).boundingBox();
    const [ash, birch] = [await boxOf('Ash'), await boxOf('Birch')];
    expect(birch?.y).toBeGreaterThan(ash?.y ?? 0);
    const width = await page.evaluate(() => document.documentElement.clientWidth); // without the scroll bar
    expect((birch?.x ?? 0) + (birch?.width ?? 0)).toBeCloseTo(width);
    const portfolio = page.locator('.portfolio-hover');
    expect((await portfolio.boundingBox())?.height).toBe(900);
    expect(await portfolio.getAttribute('data-delimiter')).toBe('forward-slash');
    expect(await portfolio.getAttribute('data-active-item-front')).toBe('false');
  });

  it.each([
    ['a name that is no attribute', { 'a b': 'tweak-index-format' }],
    ['a setting without a name', { layout: { toString: 1 } }],
  ])('is seen, and what follows it too, with %s', async (_what, tweaks) => {
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify({ tweaks })}'><a class="portfolio-hover-item" href="#a">Ash</a></div>`;
    const { page, errors } = await showSections(stage, section(projects) + section('<h2>Below</h2>'), {
      context: { tweakJSON: { 'tweak-index-format': 'Stacked' } },
      css: HIDING,
    });
    await eventually(() => page.locator('.portfolio-hover').getAttribute('data-init')).toBe('');
    await eventually(() => isVisible(page, 'h2')).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each([
    ['true', 'stays', '1'],
    ['false', 'goes', '0'],
  ])('of which the picture of the last one, if it persists is %s, %s', async (persists, _what, left) => {
    const props = { mode: 'hover-cover', tweaks: { persistSelection: 'tweak-persist' } };
    const picture =
      '<img src="/images/loaves-1.svg" srcset="/images/loaves-1.svg 100w, /images/loaves-2.svg 1500w" sizes="0" alt="">';
    const projects = `<div class="portfolio-hover" data-props='${JSON.stringify(props)}'><div class="portfolio-hover-bg" id="a"><div class="portfolio-hover-bg-img">${picture}</div></div><a class="portfolio-hover-item" href="#a">Ash</a></div><h2>Below</h2>`;
    const { page } = await showSections(stage, section(projects), {
      context: { tweakJSON: { 'tweak-persist': persists } },
      css: HIDING,
    });
    await eventually(() => opacity(page, '#a')).toBe(left);
    await page.getByText('Ash').hover();
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      'loaves-2',
    );
    await page.getByText('Below').hover();
    await eventually(() => opacity(page, '#a')).toBe(left);
  });

  it('shows the picture of the one that was pointed at before its code had come', async () => {
    const late: Route[] = [];
    const projects =
      '<div class="portfolio-hover" data-controller="PortfolioHover"><div class="portfolio-hover-bg" id="a">A</div><div class="portfolio-hover-bg" id="b">B</div><a class="portfolio-hover-item" href="#a">Ash</a><a class="portfolio-hover-item" href="#b">Birch</a></div>';
    const { page } = await showSections(stage, section(projects), {
      css: HIDING,
      prepare: (tab) => tab.route(/\/chunks\/published-sections-/, (route) => void late.push(route)),
    });
    await page.getByText('Birch').hover({ force: true });
    await eventually(() => late.length).toBe(1);
    await late[0]?.continue();
    await eventually(() => opacity(page, '#b')).toBe('1');
    expect(await opacity(page, '#a')).toBe('0');
  });

  it('shows on a phone the picture of the one in the middle of the window, and keeps it in view', async () => {
    const bg = (id: string) => `<div class="portfolio-hover-bg" id="${id}">${id}</div>`;
    const item = (name: string) =>
      `<a class="portfolio-hover-item" href="#${name}" style="display:block;height:400px">${name}</a>`;
    const projects = `<div class="portfolio-hover" data-mode="hover-follow"><div class="portfolio-hover-base"><div class="portfolio-hover-base-sticky"><div class="portfolio-hover-backgrounds">${bg('a')}${bg('b')}</div></div></div>${item('Ash')}${item('Birch')}</div>`;
    const { page } = await showSections(stage, section(`${projects}${FAR}`), {
      css: `${HIDING}.portfolio-hover{position:relative}.portfolio-hover-base{position:absolute;inset:0;pointer-events:none}.portfolio-hover-base-sticky{position:relative;height:200px}`,
      viewport: { width: 390, height: 600 },
      hasTouch: true,
    });
    await eventually(() => opacity(page, '#a')).toBe('1');
    expect(await page.locator('.portfolio-hover').getAttribute('data-condensed')).toBe('true');
    await page.evaluate('scrollTo(0, 300)');
    await eventually(() => opacity(page, '#b')).toBe('1');
    expect(await opacity(page, '#a')).toBe('0');
    expect((await page.locator('.portfolio-hover-base-sticky').boundingBox())?.y).toBe(0);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('[data-condensed], [style*=sticky]').count()).toBe(0);
  });
});
