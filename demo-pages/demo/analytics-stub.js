document.querySelector('#analytics-output').textContent = 'The analytics script has run.';
