import { annotate } from 'rough-notation';

const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    annotate(target, { type: 'underline', animationDuration: 750, multiline: true }).show();
  }
});
for (const words of document.querySelectorAll('.words')) seen.observe(words);
