import './lean-set.js';
import * as Accordion from '@radix-ui/react-accordion';
import { createRoot } from 'react-dom/client';

for (const element of document.querySelectorAll('[data-radix-accordion]')) {
  createRoot(element).render(<Questions items={JSON.parse(element.dataset.radixAccordion)} />);
}

function Questions({ items }) {
  return (
    <Accordion.Root type="single" collapsible>
      {items.map(({ title, text }) => (
        <Accordion.Item key={title} value={title}>
          <Accordion.Header>
            <Accordion.Trigger>{title}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>{text}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
