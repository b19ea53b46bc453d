import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';

/** Opens a page of a newer published site with these sections and style sheet. */
export function showSections(
  stage: Stage,
  sections: string,
  options: VisitOptions & { css?: string; bodyClass?: string; context?: object } = {},
): Promise<Visit> {
  const { css = '', bodyClass = '', context = {}, ...visit } = options;
  const html = pageOf({
    body: `<main id="page"><article class="sections" id="sections">${sections}</article></main>`,
    head: `<style>body{margin:0}.page-section{position:relative;min-height:300px}.section-border,.section-background{position:absolute;inset:0}.content-wrapper{position:relative}${css}</style>`,
    context: { ...context },
  });
  return stage.show(html.replace('<body', `<body class="sqs-seven-one ${bodyClass}"`), visit);
}

interface SectionParts {
  readonly id?: string;
  readonly attributes?: string;
  readonly className?: string;
  /** The layer behind the content. */
  readonly border?: string;
}

export function section(content: string, parts: SectionParts = {}): string {
  const { id = 'one', attributes = 'data-animation="none"', className = '', border = '' } = parts;
  return `<section class="page-section ${className}" data-section-id="${id}" data-controller="SectionWrapperController" ${attributes}>${border || '<div class="section-border"><div class="section-background"></div></div>'}<div class="content-wrapper"><div class="content">${content}</div></div></section>`;
}

/** Space that pushes the following content below the window. */
export const FAR = '<div style="height:2500px"></div>';

/** Hides things as published sheets do, each until its mark. */
export const HIDING = `
.page-section[data-animation="fade-up"]{opacity:0;transition:opacity .1s}
.page-section[data-animation="fade-up"][data-active]{opacity:1}
.preFade{opacity:0}.fadeIn{opacity:1 !important}
.preSlide{opacity:0}.slideIn{opacity:1 !important}
.lazy-load{opacity:0}.lazy-load.is-loaded{opacity:1}
.blog-basic-grid .blog-basic-grid--container{opacity:0}.blog-basic-grid .blog-basic-grid--container.is-loaded{opacity:1}
.blog-side-by-side .blog-item{opacity:0}.blog-side-by-side .blog-item.is-loaded{opacity:1}
.blog-masonry .entry{position:absolute;opacity:0}.blog-masonry .masonry-ready .entry.is-loaded{opacity:1}
.blog-masonry .image-wrapper{height:0;overflow:hidden;display:flex}
.products .grid-item{opacity:0}.products .grid-item.is-loaded{opacity:1}
.portfolio-hover{visibility:hidden}.portfolio-hover[data-init]{visibility:visible}
.portfolio-hover-bg{opacity:0}.portfolio-hover-bg[data-active="true"]{opacity:1}
.course-item__footer-content{opacity:0}.course-item__footer-content--visible{opacity:1}
.product-gallery-slides-item{visibility:hidden}.product-gallery-slides-item:is(.going-next,.going-prev).selected{visibility:visible}
.product-gallery-slides-item:not(.loaded) .picture{opacity:0}
.product-details .variant-select-wrapper{opacity:0}.product-details .variant-select-wrapper[data-text]{opacity:1}
`;

export const opacity = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);

export const isVisible = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
