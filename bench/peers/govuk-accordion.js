import { Accordion, createAll } from 'govuk-frontend';

document.body.classList.add('js-enabled', 'govuk-frontend-supported');
createAll(Accordion);
