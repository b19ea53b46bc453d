import { createRoot } from 'react-dom/client';
import fastMarquee from 'react-fast-marquee';

const Marquee = fastMarquee.default;

for (const element of document.querySelectorAll('[data-marquee]')) {
  createRoot(element).render(<Marquee pauseOnHover>{element.dataset.marquee}</Marquee>);
}
