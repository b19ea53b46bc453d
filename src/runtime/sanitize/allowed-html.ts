/** What HTML data may bring onto the page. Both sanitisers read these lists. */
export const ELEMENTS = words(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote br canvas caption center cite code col
  colgroup data dd del details dfn dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header
  hgroup hr i img ins kbd label legend li main map mark marquee menu meter nav nobr ol output p picture pre progress q
  rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track
  tt u ul var video wbr`);

/**
 * Without `style`, which could place text over the whole page. Those with `data-` are read by our image loader and cookie
 * banner.
 */
export const ATTRIBUTES = words(`
  abbr align alt autoplay background bgcolor border cellpadding cellspacing cite class clear color cols colspan
  controls controlslist coords crossorigin data-cookie-settings data-image-dimensions data-image-focal-point data-src
  datetime decoding default dir disabled disablepictureinpicture disableremoteplayback download draggable face for
  headers height hidden high href hreflang id inert ismap kind label lang loading loop low max media min muted name
  noshade nowrap open optimum playsinline poster preload pubdate rel rev reversed role rowspan scope shape size sizes
  span spellcheck src srclang srcset start summary tabindex target title translate type usemap valign value width`);

/** These are removed with their contents; of any other element that isn't allowed, the contents stay. */
export const WITH_CONTENTS = words(`
  applet embed frame frameset head iframe math noembed noframes noscript object plaintext script selectedcontent style
  svg template title xmp`);

/** Absolute addresses may use only these four schemes; relative ones are on this site. */
export const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
