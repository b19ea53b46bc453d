/** What the designs look like. A box must hold whatever the image loader writes on its picture, or the video block on its player. */
export const STYLES = `
.mortar-media{display:block;max-width:none;width:100%!important;height:auto!important;padding:0!important;aspect-ratio:var(--mortar-ratio)!important;object-fit:cover}
.mortar-contain .mortar-media{object-fit:contain!important}
:is(.sqs-gallery-design-base,.sqs-gallery-design-list,.sqs-gallery-design-grid,.sqs-gallery-design-autogrid){display:grid;grid-template-columns:var(--mortar-columns,minmax(0,1fr));align-items:start;gap:var(--mortar-gutter)}
.sqs-gallery-design-autorows{display:flex;flex-wrap:wrap;align-items:start;gap:var(--mortar-gutter)}
.sqs-gallery-design-autocolumns{position:relative}
:is(.sqs-gallery-design-base-slide,.sqs-gallery-design-list-slide,.sqs-gallery-design-grid-slide,.sqs-gallery-design-autogrid-slide,.sqs-gallery-design-autorows-slide,.sqs-gallery-design-autocolumns-slide){float:none;flex:none;min-width:0;max-width:100%;margin:0}
.image-slide-anchor{display:block}
.sqs-gallery-design-autocolumns-slide{position:absolute;width:var(--mortar-column)!important}
.sqs-gallery-design-list-slide{display:grid;grid-template:repeat(8,auto) 1fr/minmax(0,var(--mortar-list-size)) minmax(0,1fr);column-gap:var(--mortar-gutter)}
.sqs-gallery-design-list-slide>*{grid-column:2}
.sqs-gallery-design-list-slide>:is(.mortar-media,:has(.mortar-media)){grid-area:1/1/-1/2}
.mortar-media.sqs-gallery-design-list-slide{width:var(--mortar-list-size)!important}
`;
