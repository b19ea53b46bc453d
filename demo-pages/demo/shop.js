// What a shop's own script does: puts things into the cart without leaving the page, and says so to the page.
for (const form of document.querySelectorAll('form[data-add-to-cart]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add(form, event.submitter);
  });
}

async function add(form, submitter) {
  const status = form.parentElement.querySelector('[data-add-to-cart-status]');
  const fields = new FormData(form, submitter);
  const productId = fields.get('productId');
  const quantity = Number(submitter.dataset.quantity ?? fields.get('quantity'));
  try {
    const reply = await fetch('/api/commerce/cart/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productId, quantity }),
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    const { totalQuantity: items, subtotalCents } = await reply.json();
    const detail = { items, subtotal: (subtotalCents / 100).toFixed(2) };
    document.dispatchEvent(new CustomEvent('cart:update', { detail }));
    status.textContent = '';
  } catch {
    status.textContent = 'Unable to add item';
  }
}
