/** What is open is seen and what is closed is not, whatever the page's own sheets say; nothing else is ours to draw. */
export const styles = `
.mortar-header-shown {
  display: block !important;
  visibility: visible !important;
  opacity: 1 !important;
  pointer-events: auto !important;
}
.mortar-header-dismissed .header-nav-folder-content,
.mortar-header-dismissed .language-picker-content {
  display: none !important;
}
:where(.header-dropdown-icon) {
  display: inline-block;
}
:where(.header-dropdown-icon svg) {
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
}
@media (prefers-reduced-motion: reduce) {
  .header[data-controller="Header"],
  .header[data-controller="Header"] * {
    transition-duration: 0s !important;
    transition-delay: 0s !important;
  }
}
`;
