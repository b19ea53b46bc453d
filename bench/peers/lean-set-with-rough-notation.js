import './lean-set.js';
import './rough-notation.js';
