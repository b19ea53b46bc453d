// What a shop's own script does with reviews. The demo keeps none; some fail once, to show what becomes of them.
const failed = new Set();

document.addEventListener('product-reviews:submit', ({ target, detail }) => {
  detail.waitUntil(send(target));
});

async function send(block) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (!('failsOnce' in block.dataset) || failed.has(block)) return;
  failed.add(block);
  throw new Error('The demo fails the first time');
}
