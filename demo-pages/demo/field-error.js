// Fills in one form as it should not be, so that sending it shows what a visitor sees then.
const WRONG = {
  'email-4-field': 'ada@kiln',
  'address-4-field': '1 Kiln Road',
  'address-4-field-zip': '1234',
  'address-4-field-country': 'United States',
  'textarea-4-field': 'Longer than twenty characters.',
};

document.addEventListener('mortar:mounted', ({ detail: { element } }) => {
  if (element.id !== 'not-right') return;
  for (const [id, value] of Object.entries(WRONG)) {
    const control = document.getElementById(id);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
});
