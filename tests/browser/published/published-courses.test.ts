import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';
import { lateRequests } from '../late-requests';
import { OLD_LIBRARY } from '../old-library';
import { section, showSections } from './section-page';

const stage = useStage();

/** Hides, covers and puts aside what published sheets do until a script has set their marks. */
const HIDING = `
.course-item__course-action-button{opacity:0;display:inline-block}.course-item__course-action-button--ready{opacity:1}
.course-item__course-action-button-text{display:none}.course-item__course-action-button-text--active{display:inline}
.course-list__list-chapter-item-accordion-content{height:auto}
.course-list__list-chapter-item-accordion-content[aria-hidden="true"]{height:0;overflow:hidden}
.course-item-section{z-index:1000}.course-item{display:flex;overflow-x:hidden}.course-item__content{flex:1}
.course-item.nav-loading .mobile-layout-hidden,.course-item.nav-loading .desktop-layout-hidden{display:none}
.course-item.mobile-layout .mobile-layout-hidden,.course-item:not(.mobile-layout) .desktop-layout-hidden{display:none}
.course-item__side-nav{position:fixed;top:0;z-index:1000;display:flex;flex-flow:column;height:100vh;width:400px;background:#eee}
.course-item__side-nav-header{position:relative}
.course-item__side-nav-toggle-button-desktop{position:absolute;right:0;transform:translateX(40px);width:40px;height:38px}
.course-item__side-nav-content{flex:1;overflow-y:auto}
.course-item.nav-closed .course-item__side-nav{transform:translateX(-100%)}
.course-item.mobile-layout .course-item__side-nav{left:0;right:0;width:100%;height:calc(var(--vh) - 50px)}
.course-item.mobile-layout.nav-closed .course-item__side-nav{transform:translateY(calc(100% - (var(--mobile-nav-header-height) * 1px)))}
.course-item__intro{position:relative;z-index:0}
.course-item__footer-container{position:relative}@media(max-width:800px){.course-item__footer-container{display:none}}
.course-item__footer-background{position:absolute;inset:0;background:#fff}.course-item__footer-content{position:relative}
.course-item__next-lesson-text{display:none}
.course-item__next-lesson-button[data-is-complete] .course-item__next-lesson-text--complete,
.course-item__next-lesson-button:not([data-is-complete]) .course-item__next-lesson-text--incomplete{display:inline}
`;

const LESSONS = ['Flour', 'Water', 'Salt'];

const box = (name: string, kind: string) =>
  `<label><input type="checkbox" class="${kind}" data-course-item-id="${name}" aria-label="${name} done"></label>`;

const bar = (kind: string) =>
  `<div class="${kind}-container" data-loaded="false"><div class="${kind}" role="progressbar" aria-valuenow="0" aria-valuemin="0" aria-valuemax="100" aria-label="Progress"></div><span class="${kind}-percentage" aria-hidden="true">0%</span></div>`;

function overview(): string {
  const words = ['start', 'continue', 'retake'].map(
    (action) =>
      `<span data-cta-action="${action}" class="course-item__course-action-button-text">${action} the course</span>`,
  );
  const lessons = LESSONS.map(
    (name) =>
      `<li class="course-list__list-item course-list__list-course-item"><div data-course-item-id="${name}"><a href="/course/${name}">${name}</a>${box(name, 'course-list__checkbox')}</div></li>`,
  );
  const chapter = `<li class="course-list__list-chapter-item" data-chapter-id="c" data-expanded="true"><button type="button" aria-expanded="true" class="course-list__list-chapter-item-accordion-trigger accordion-trigger" aria-controls="content">Dough</button><section id="content" class="course-list__list-chapter-item-accordion-content" aria-hidden="false"><ul>${lessons.join('')}</ul></section></li>`;
  return section(
    `<div data-controller="CourseList" class="course-list"><a href="#" class="course-item__course-action-button">${words.join('')}</a>${bar('course-list__progress-bar')}<ul class="course-list__list">${chapter}</ul></div>`,
  );
}

function lesson(current: string): string {
  const button =
    '<a href="#" class="course-item__next-lesson-button" data-complete-and-continue=""><span class="course-item__next-lesson-text course-item__next-lesson-text--incomplete">Complete</span><span class="course-item__next-lesson-text course-item__next-lesson-text--complete">Next</span></a>';
  const toggle = (kind: string) =>
    `<button type="button" class="course-item__side-nav-toggle-button course-item__side-nav-toggle-button-${kind}" aria-label="Show lessons" aria-expanded="false" data-label-collapsed="Show lessons" data-label-expanded="Hide lessons">=</button>`;
  const lessons = LESSONS.map(
    (name) =>
      `<div class="course-item__side-nav-segment course-item__side-nav-lesson${name === current ? ' active' : ''}"><a href="/course/${name}">${name}</a>${box(name, 'course-item__side-nav-checkbox')}</div>`,
  );
  const nav = `<nav class="course-item__side-nav" aria-label="Lessons"><div class="course-item__side-nav-header mobile-layout-hidden">${bar('course-item__side-nav-progress-bar')}${toggle('desktop')}</div><div class="course-item__side-nav-mobile-header desktop-layout-hidden">${toggle('mobile')}${button}</div><div class="course-item__side-nav-content">${lessons.join('')}</div></nav>`;
  const content = `<div class="course-item__content"><div class="course-item__header mobile-layout-hidden"><div class="course-item__course-title"><a href="/course">Bread</a></div></div><div class="course-item__intro"><h1>${current}</h1></div><div class="course-item__footer" data-course-item-footer=""><div class="course-item__footer-background"></div><div class="course-item__footer-content">${button}</div></div></div>`;
  const course = section(
    `<div data-controller="CourseItem" class="course-item nav-closed nav-loading nav-align-left"><div class="course-item__side-nav-mobile-backdrop desktop-layout-hidden"></div>${nav}${content}</div>`,
    { className: 'course-item-section' },
  );
  return `${course}${section('<p>All about it</p>', { id: 'two' })}<div class="course-item__footer-container"></div>`;
}

const show = (html: string, options: VisitOptions = {}) =>
  showSections(stage, html, { css: HIDING, reducedMotion: 'reduce', ...options });

/** What a pointer meets in the middle of an element. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + Math.min(20, width / 2), y + height / 2));
  });

describe('the overview of a course', () => {
  it('has a button that leads to the first lesson still to be taken, by its words', async () => {
    const { page } = await show(overview());
    const button = page.locator('.course-item__course-action-button');
    await eventually(() => button.innerText()).toBe('start the course');
    expect(await button.evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
    expect(await button.getAttribute('href')).toBe('/course/Flour');
    await page.getByLabel('Flour done').check();
    expect(await button.innerText()).toBe('continue the course');
    expect(await button.getAttribute('href')).toBe('/course/Water');
    for (const name of ['Water', 'Salt']) await page.getByLabel(`${name} done`).check();
    expect(await button.innerText()).toBe('retake the course');
    expect(await button.getAttribute('href')).toBe('/course/Flour');
  });

  it('names the boxes of lessons that only a picture labels', async () => {
    const lessons = LESSONS.map(
      (name) =>
        `<li class="course-list__grid-item course-list__grid-course-item"><a href="/course/${name}"><div class="course-list__grid-course-item-lesson-name-container"><h4 class="course-list__grid-course-item-lesson-name"> ${name} </h4></div></a><label><input type="checkbox" class="course-list__checkbox" data-course-item-id="${name}"><svg></svg></label></li>`,
    );
    const { page } = await show(
      section(`<div data-controller="CourseList" class="course-list"><ul>${lessons.join('')}</ul></div>`),
    );
    await page.getByRole('checkbox', { name: 'Water', exact: true }).check();
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('input[aria-label]').count()).toBe(0);
  });

  it('knows what the visitor has completed, and how much of the course that is', async () => {
    const { page } = await show(overview());
    const progress = page.getByRole('progressbar');
    await page.getByLabel('Water done').check();
    await eventually(() => progress.getAttribute('aria-valuenow')).toBe('33');
    await page.reload();
    await eventually(() => page.getByLabel('Water done').isChecked()).toBe(true);
    expect(await page.getByLabel('Salt done').isChecked()).toBe(false);
    await eventually(() => page.locator('[class*=percentage]').innerText()).toBe('33%');
    const widths = await progress.evaluate((bar) => [bar.clientWidth, bar.parentElement?.clientWidth ?? 0]);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(0.33, 2);
    await page.getByLabel('Water done').uncheck();
    await page.reload();
    await eventually(() => progress.getAttribute('aria-valuenow')).toBe('0');
    expect(await page.getByLabel('Water done').isChecked()).toBe(false);
  });

  it('keeps a tick that comes before its code', async () => {
    const { arrive, holdBack } = lateRequests();
    const { page } = await show(overview(), {
      prepare: (page) => holdBack(page, /chunks\/section-courses-/),
    });
    await page.getByLabel('Water done').check();
    arrive();
    const progress = page.getByRole('progressbar');
    await eventually(() => progress.getAttribute('aria-valuenow')).toBe('33');
    await page.reload();
    await eventually(() => page.getByLabel('Water done').isChecked()).toBe(true);
  });

  it('closes and opens its chapters, whose lessons are out of reach meanwhile', async () => {
    const { page } = await show(`${overview()}<a href="#after">After</a>`);
    const chapter = page.getByRole('button', { name: 'Dough' });
    const height = () => page.locator('#content').evaluate((content) => content.clientHeight);
    await chapter.click();
    await eventually(height).toBe(0);
    expect(await chapter.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After');
    await chapter.press('Enter');
    await eventually(height).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'Salt' }).isVisible()).toBe(true);
  });

  it('is as the server sent it when it is unmounted', async () => {
    const { page } = await show(overview());
    await page.getByRole('button', { name: 'Dough' }).click();
    await page.getByLabel('Flour done', { exact: true }).evaluate((input: HTMLElement) => input.click());
    await page.evaluate('mortar.unmount()');
    await eventually(() => page.locator('#sections').innerHTML()).toBe(overview());
  });

  it('is so beside an old library, too', async () => {
    const { page } = await show(overview(), { prepare: (page) => page.addInitScript(OLD_LIBRARY) });
    await page.getByLabel('Flour done').check();
    await eventually(() => page.locator('[class*=percentage]').innerText()).toBe('33%');
    await page.evaluate('mortar.unmount()');
    await eventually(() => page.locator('#sections').innerHTML()).toBe(overview());
  });
});

describe('a lesson of a course', () => {
  it('shows its title, and its foot after all of its sections', async () => {
    const { page } = await show(lesson('Flour'));
    await eventually(() => isOnTop(page, 'h1')).toBe(true);
    const [text, foot] = await Promise.all(
      ['text=All about it', '.course-item__footer'].map((one) => page.locator(one).boundingBox()),
    );
    expect(foot?.y).toBeGreaterThan(text?.y ?? Number.NaN);
  });

  it.each([
    ['in a wide window', { width: 1280, height: 720 }, '.course-item__footer-content'],
    ['on a phone', { width: 390, height: 800 }, '.course-item__side-nav-mobile-header'],
  ])('is completed, and leads to the next one: %s', async (_where, viewport, place) => {
    const { page } = await show(lesson('Flour'), { viewport });
    await page.route('**/course/*', (route) => route.fulfill({ contentType: 'text/html', body: 'next' }));
    const button = page.locator(`${place} a, .course-item__footer-container ${place} a`).first();
    await eventually(() => button.getAttribute('href')).toBe('/course/Water');
    expect(await button.innerText()).toBe('Complete');
    await button.click();
    await page.waitForURL('**/course/Water');
    await page.goBack();
    await eventually(() => button.innerText()).toBe('Next');
    expect(await page.locator('input[data-course-item-id=Flour]').isChecked()).toBe(true);
  });

  it('leads back to the course after the last one', async () => {
    const { page } = await show(lesson('Salt'));
    const buttons = page.locator('.course-item__next-lesson-button');
    await eventually(() => buttons.first().getAttribute('href')).toBe('/course');
  });

  it.each([
    ['beside it in a wide window', { width: 1280, height: 720 }],
    ['over it on a phone', { width: 390, height: 800 }],
  ])('has the list of lessons %s', async (_where, viewport) => {
    const { page } = await show(lesson('Flour'), { viewport });
    const water = page.getByRole('link', { name: 'Water', exact: true });
    await eventually(() => page.locator('.course-item__side-nav-content').getAttribute('inert')).toBe('');
    await page.getByRole('button', { name: 'Show lessons' }).click();
    await eventually(() => isOnTop(page, '.course-item__side-nav-lesson:nth-child(2) a')).toBe(true);
    expect(await water.isEnabled()).toBe(true);
    if (viewport.width > 800) expect((await page.locator('h1').boundingBox())?.x).toBeGreaterThanOrEqual(400);
    await page.getByRole('button', { name: 'Hide lessons' }).click();
    await eventually(() => isOnTop(page, 'h1')).toBe(true);
    expect(await page.locator('.course-item__side-nav-content').getAttribute('inert')).toBe('');
  });

  it('is as the server sent it when it is unmounted', async () => {
    const { page } = await show(lesson('Flour'));
    await page.getByRole('button', { name: 'Show lessons' }).click();
    await page.evaluate('mortar.unmount()');
    await eventually(() => page.locator('#sections').innerHTML()).toBe(lesson('Flour'));
  });
});
