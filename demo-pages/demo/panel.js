document.querySelector('#open-panel').addEventListener('click', () => window.mortar.panel());
