import 'bootstrap/js/dist/collapse.js';
