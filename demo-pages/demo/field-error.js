// Fills the fourth form in wrongly and sends it, so that the page shows what a visitor sees then.
mortar.on('mounted', ({ name, element }) => {
  if (name !== 'form' || element.id !== 'not-right') return;
  const type = (id, value) => {
    document.getElementById(id).value = value;
  };
  type('email-4-field', 'ada@kiln');
  type('address-4-field', '1 Kiln Road');
  type('address-4-field-zip', '1234');
  type('address-4-field-country', 'United States');
  type('textarea-4-field', 'Longer than twenty characters.');
});
