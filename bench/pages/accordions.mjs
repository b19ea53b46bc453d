import { repeat } from './text.mjs';

const itemsPerAccordion = 5;
const words = (index) => ({
  title: `Question ${index}`,
  text: `Answer ${index}: ask at the counter, or write.`,
});

/** A dense grid, so that all accordions of a page are in view at once, and what hides closed panels. */
export const accordionStyle = `.accordions{display:grid;grid-template-columns:repeat(5,1fr);gap:2px}
.accordions *{margin:0;padding:0;border:0;font-size:9px;line-height:12px;list-style:none;white-space:nowrap}
.accordions>*{overflow:hidden}
.accordion-item__dropdown:not(.accordion-item__dropdown--open){display:none}
.collapse:not(.show){display:none}
.collapsing{height:0;overflow:hidden;transition:height .35s}
.spacer{height:4000px}`;

/** So many accordions of one kind of markup. */
export function accordions(count, kind) {
  return `<div class="accordions">${repeat(count, (index) => kind(index))}</div>`;
}

/** The markup of a published page. */
export function publishedAccordion(index, items = itemsPerAccordion) {
  return `<div class="sqs-block sqs-block-accordion" id="block-${index}"><div class="sqs-block-content">
<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="">
${repeat(items, accordionItem)}</ul></div></div>`;
}

/** The same on a page of any builder, marked by its author. */
export function authoredAccordion(index) {
  return `<div data-block="accordion" id="block-${index}"><ul>${repeat(itemsPerAccordion, accordionItem)}</ul></div>`;
}

/** What works without any script. */
export function detailsAccordion() {
  const item = (index) => `<details><summary>${words(index).title}</summary>
<div class="panel">${words(index).text}</div></details>`;
  return `<div>${repeat(itemsPerAccordion, item)}</div>`;
}

/** The markup that govuk-frontend enhances. */
export function govukAccordion(index) {
  return `<div class="govuk-accordion" data-module="govuk-accordion" id="govuk-${index}">
${repeat(itemsPerAccordion, (item) => govukItem(`govuk-${index}`, item))}</div>`;
}

/** The markup that Bootstrap's data attributes bring to life. */
export function bootstrapAccordion(index) {
  return `<div class="accordion" id="set-${index}">
${repeat(itemsPerAccordion, (item) => bootstrapItem(`set-${index}`, item))}</div>`;
}

/** An empty place with the data from which React draws the accordion. */
export function radixAccordion() {
  const items = Array.from({ length: itemsPerAccordion }, (_, index) => words(index));
  return `<div data-radix-accordion='${JSON.stringify(items)}'></div>`;
}

function accordionItem(index) {
  return `<li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3">
<button class="accordion-item__click-target" aria-expanded="false">
<span class="accordion-item__title">${words(index).title}</span>
<div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="arrow-container"><div class="arrow"></div></div></div>
</button></h4>
<div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${words(index).text}</div></div></li>`;
}

function govukItem(id, index) {
  return `<div class="govuk-accordion__section"><div class="govuk-accordion__section-header">
<h2 class="govuk-accordion__section-heading">
<span class="govuk-accordion__section-button" id="${id}-heading-${index}">${words(index).title}</span></h2></div>
<div id="${id}-content-${index}" class="govuk-accordion__section-content"><p>${words(index).text}</p></div></div>`;
}

function bootstrapItem(id, index) {
  const panel = `${id}-panel-${index}`;
  return `<div class="accordion-item"><h2 class="accordion-header">
<button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#${panel}" aria-expanded="false" aria-controls="${panel}">${words(index).title}</button></h2>
<div id="${panel}" class="accordion-collapse collapse" data-bs-parent="#${id}"><div>${words(index).text}</div></div></div>`;
}
