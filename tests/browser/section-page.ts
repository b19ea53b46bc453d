import { pageOf, type Stage, type Visit, type VisitOptions } from './harness';

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
