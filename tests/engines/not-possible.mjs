const DEVTOOLS = 'The test measures by the DevTools protocol, which only Chromium has.';
const MEDIA = 'The driver cannot switch media features while a page is open, nor print.';
const BACK = 'The driver waits for a load when it goes back, which a page from the cache does not have.';
const FILL =
  'What the driver fills in is no edit for Firefox, which tells of no change afterwards; typing is one.';
const FRAME = 'The driver’s pointer does not reach into a frame of another site.';
const REFERRER = 'The driver sends another referrer, but the page does not know it.';
const POST = 'The driver does not tell what a request sends.';
const HELD = 'The driver does not tell that the page has given up a request which the test holds.';
const TAP = 'The driver does nothing when it is told to tap.';
const SCRIPTLESS = 'Where scripts are switched off, the driver waits for ever before a click.';
const MISSING = 'Firefox does not tell of missing files in the console.';
const HISTORY =
  'WebKit’s Back passes over addresses that a script has set before the visitor has pressed anything.';
const TABS = 'MiniBrowser opens what a visitor opens beside the page in a tab that the driver does not know.';
const CACHE =
  'The driver switches the cache off where a test answers requests, so what is loaded aside first is requested twice.';
const SOUND = 'Firefox plays no sound where the machine has no sound device.';
const TOUCH = 'It has no touch events, nor a finger for a pointer, where there is no touch screen.';

/**
 * What an engine or its driver cannot do: a pattern over `file > name of the test`, and the reason. A test that is
 * listed and passes makes the run fail, so that nothing stays here that has become possible.
 */
export const NOT_POSSIBLE = {
  chromium: [],
  firefox: [
    [
      /^tests\/contract\/.* leaves no state, nodes, listeners or timers after 200 mounts and unmounts$/,
      DEVTOOLS,
    ],
    [/images\.test\.ts > .* that leaves with the page around it is freed$/, DEVTOOLS],
    [/gallery\.test\.ts > 500 pictures in .* are laid out at once, not one by one$/, DEVTOOLS],
    [/gallery-row\.test\.ts > .* is dragged without forcing the page to be laid out$/, DEVTOOLS],
    [/accordion-motion\.test\.ts > closed answers > are (all )?printed/, MEDIA],
    [/print\.test\.ts > neither the cookie banner nor an announcement is printed/, MEDIA],
    [/menu\.test\.ts > .* takes no room and is printed$/, MEDIA],
    [/hidden-controls\.test\.ts > (a map that waits|a slideshow has its arrows|the lines of a cart)/, MEDIA],
    [/gallery-stacked\.test\.ts > .* stands on paper as whole slides/, MEDIA],
    [/calendar\.test\.ts > has its buttons, a sign in the middle of each/, MEDIA],
    [/marquee\.test\.ts > .* prefer reduced motion, also from now on$/, MEDIA],
    [/text-highlight\.test\.ts > the motion > is none for a visitor who has come to prefer that/, MEDIA],
    [/video-hosted\.test\.ts > .* that plays by itself stops once the visitor wants less motion/, MEDIA],
    [/video-film\.test\.ts > .* loads no further once it is taken from the page$/, HELD],
    [/published-sections-backgrounds\.test\.ts > .* want no motion from now on/, MEDIA],
    [
      /menu\.test\.ts > the address > (is that of a tab that is a link|selects the menu .* Back returns)/,
      BACK,
    ],
    [
      /search\.test\.ts > suggestions > (are links for a pointer, and go with the focus|leave what was searched for)/,
      BACK,
    ],
    [/published-classic-menus\.test\.ts > a choice in the navigation of a phone leads to its page/, BACK],
    [/components\/lightbox\.test\.ts > the lightbox > keeps the place of the page/, BACK],
    [/donation\.test\.ts > .* > leads to the checkout by a click, by Enter, and beside the page/, BACK],
    [
      /gallery-history\.test\.ts > .* (that changes to a part of the page leaves the slide|names the slide in its hash)/,
      BACK,
    ],
    [
      /cart-page\.test\.ts > (changes (quantities|one quantity)|takes a zero|removes lines|below the least|what fails is said)/,
      FILL,
    ],
    [/newsletter\.test\.ts > that the server answers with \d+ is no subscription/, FILL],
    [/gallery-autoplay\.test\.ts > .* wait in a hidden tab, .* while a finger is on them$/, TOUCH],
    [
      /published-product-gallery\.test\.ts > the pictures of a product on a phone > (change|stay|follow)/,
      TOUCH,
    ],
    [
      /published-product-gallery\.test\.ts > the pictures of a product in a row .* > move with a swipe/,
      TOUCH,
    ],
    [/published-projects\.test\.ts > a list of projects > shows on a phone/, TOUCH],
    [/published-shop\.test\.ts > the list of categories .* > leads to the chosen one, also after/, BACK],
    [/video\.test\.ts > .* > pauses a sound whose own code is still on its way$/, FRAME],
    [/video\.test\.ts > .* of (YouTube|Vimeo) is heard of when the visitor plays it/, FRAME],
    [/form-extras\.test\.ts > sixty fields take each key/, DEVTOOLS],
    [/form-values\.test\.ts > a value that is longer than its field is whole on paper/, MEDIA],
    [/form-sending\.test\.ts > while a form is being sent > a translator may change its words/, MEDIA],
    [/census\.test\.ts > a page view > (of a collection page|says no more of long addresses)/, REFERRER],
    [
      /performance\.test\.ts > the record of a page > goes out 30 s after the load, what comes later/,
      'Firefox does not measure layout shifts.',
    ],
    [/census-return\.test\.ts > (a page that returns|it does not ask again|it sends nothing more)/, BACK],
    [/form\.test\.ts > a form of the author’s own in a published block goes to the service/, POST],
    [
      /images-place\.test\.ts > a picture in a closed box > (that fills|with a width in percent|without a size)/,
      'Firefox has no computed style maps, which tell a closed box from one whose picture has not come yet.',
    ],
    [/images-place\.test\.ts > a picture in a closed box > in a (box that leaves|browser without)/, CACHE],
    [/images-settings\.test\.ts > when the box changes > a larger one gets a larger picture/, CACHE],
    [/audio\.test\.ts > .* of an audio post is drawn where the page has its place$/, SOUND],
    [/audio\.test\.ts > .* of a published page is the same, without what its author left out$/, SOUND],
    [/audio\.test\.ts > .* each quarter that is heard is told once/, SOUND],
    [/audio\.test\.ts > under a strict policy the sounds of the demo site are drawn and played$/, SOUND],
    [
      /menu\.test\.ts > tabs > that are wider than the window scroll/,
      'Firefox’s scroll bar below the tabs takes 6 px, which Chromium’s does only outside of tests.',
    ],
    [/published-classic-menus\.test\.ts > a mobile overlay with folders > opens, shows a folder/, TAP],
    [
      /published-classic-checkboxes\.test\.ts > a checkbox menu whose .* > opens and closes by its label$/,
      TAP,
    ],
    [/published-classic-checkboxes\.test\.ts > a checkbox menu that .* > does not stay over the place/, TAP],
    [
      /published-classic-menus\.test\.ts > folders of the navigation > (the first tap opens a folder|a folder in the menu)/,
      TAP,
    ],
    [/published-header-menu\.test\.ts > folders of the navigation > open and close by touch$/, TAP],
    [/tooltip-keyboard\.test\.ts > .* > left of a field that a finger has tapped/, TAP],
    [/early-presses\.test\.ts > .* > opens (the header's menu|a folder of the header)/, TAP],
    [
      /lightbox-hands\.test\.ts > (a finger that the system takes over|fingers leaf|a double-tap zooms|fingers are left to)/,
      TAP,
    ],
    [/lightbox-openers\.test\.ts > .* > a finger that touches a slide to scroll .*, a tap does$/, TAP],
    [
      /lightbox-hands\.test\.ts > a double-click zooms/,
      'What the driver does as a double-click is two single ones for Firefox.',
    ],
    [/toast-comfort\.test\.ts > a toast > does not move where the visitor wants less motion$/, MEDIA],
    [/app\.test\.ts > inside a mobile app > the way back is an address of the app$/, DEVTOOLS],
    [/app\.test\.ts > the pointer of > an account is told .*, on the provider’s host$/, FRAME],
    [/published-index-galleries\.test\.ts > .* > follows a swipe on a phone$/, TOUCH],
    [
      /published-early-layout\.test\.ts > columns are laid out in the width .* comes after the script$/,
      'Firefox lays a page out without its style sheets once a script measures it.',
    ],
    [
      /published-sections-backgrounds\.test\.ts > .* shows its picture, which moves as the page scrolls/,
      'Firefox has no view timelines, by which the picture moves.',
    ],
    [
      /errors-limits\.test\.ts > errors of other sites’ scripts, of which nothing is known/,
      'Firefox tells what has failed in the scripts of other sites.',
    ],
    [
      /report\.test\.ts > mortar\.report\(\) > names what the security policy has refused$/,
      'Firefox does not tell scripts what was refused before they asked.',
    ],
    [
      /explain-content\.test\.ts > .* that the security policy refuses$/,
      'Firefox does not tell scripts what was refused before they asked.',
    ],
    [
      /block-reference\.test\.ts > a copy button copies the markup beside it/,
      'The driver cannot let a page read the clipboard.',
    ],
    [/docs\.test\.ts > .* > can be read and searched without JavaScript on a screen of 320 px/, SCRIPTLESS],
    [/search\.test\.ts > .* > works without the script$/, SCRIPTLESS],
    [
      /demo-site-(blocks|pages)\.test\.ts > (\/blocks\/(calendar|image|widget)|\/features\/lightbox|\/nothing-here) > says nothing in the console/,
      MISSING,
    ],
  ],
  webkit: [
    [
      /broken-browser\.test\.ts > .* (no checkVisibility|no checkVisibility .* > the cookie banner stays)$/,
      'The driver asks the page itself what is visible.',
    ],
    [
      /first-paint\.test\.ts > what the parser adds to a page that is seen already/,
      'WebKitGTK draws no frame while the parser waits for a script.',
    ],
    [
      /leaving\.test\.ts > who sets out by a script for a page that is slow to come/,
      'Nothing tells of a navigation by script: WebKitGTK 2.50 has no Navigation API.',
    ],
    [
      /sanitizers\.test\.ts > the browser's own sanitiser >/,
      'WebKitGTK 2.50 has no sanitiser: it has no `Element.setHTML`.',
    ],
    [
      /tag\.test\.ts > .* changes nothing > <img name="querySelectorAll"/,
      'Playwright’s script in the page needs what the test breaks.',
    ],
    [
      /report\.test\.ts > mortar\.report\(\) > names what the security policy has refused$/,
      'WebKit does not tell scripts what was refused before they asked.',
    ],
    [
      /explain-content\.test\.ts > .* that the security policy refuses$/,
      'WebKit does not tell scripts what was refused before they asked.',
    ],
    [
      /performance\.test\.ts > the record of a page > goes out 30 s after the load, what comes later/,
      'WebKit does not measure layout shifts.',
    ],
    [
      /faults\/calls\.test\.ts > .* with a form, a popup .* > when 'the answer takes ten seconds' > (nothing else|16 POST)/,
      'WebKit cancels a page’s calls once a script leads on, which the test keeps from happening.',
    ],
    [
      /faults\/calls\.test\.ts > calls of a form > [12] POST .*: AB N$/,
      'WebKit cancels the call for an address that is typed, of which nothing tells, and keeps the page as it is then.',
    ],
    [/menu\.test\.ts > the address > selects the menu .* Back returns to the menu before$/, HISTORY],
    [/contract\/blocks-.* block donation > .* gives back the server's HTML .* after it was used$/, TABS],
    [/contract\/blocks-.* block donation > with broken data > .* the block works by its defaults/, TABS],
    [/contract\/surroundings.* block donation > .*can be used on a page .* is given back$/, TABS],
    [
      /blocks\/donation\.test\.ts > .* > leads to the checkout by a click, by Enter, and beside the page/,
      TABS,
    ],
    [/early-presses\.test\.ts > .* > what a link asks for, also with a key for another tab$/, TABS],
    [/published-sections\.test\.ts > the quick view button .* > leads to the page of the product$/, TABS],
    [
      /published-product-gallery\.test\.ts > the pictures of a product on a phone > (change|stay|follow)/,
      TOUCH,
    ],
    [
      /published-product-gallery\.test\.ts > the pictures of a product in a row .* > move with a swipe/,
      TOUCH,
    ],
    [/published-projects\.test\.ts > a list of projects > shows on a phone/, TOUCH],
    [/published-index-galleries\.test\.ts > .* > follows a swipe on a phone$/, TOUCH],
    [
      /images\.test\.ts > an image > is marked as loading, then as loaded with its width$/,
      'WebKit takes for the width of an SVG the one that it is shown in.',
    ],
    [
      /images-queue\.test\.ts > the queue > (on a screen (1280|433) px wide loads 16|is not held up by images that leave)/,
      'WebKit asks the driver’s proxy for six things at a time.',
    ],
    [
      /faults\/calls\.test\.ts > .* whose author counts, .* > when 'no answer comes in time' > 3 POST/,
      'WebKit asks the driver’s proxy for six things at a time.',
    ],
    [
      /arrow\.test\.ts > arrows of a (gallery|section) are buttons with the same ring$/,
      'WebKit draws no shadow around a button that looks as the system’s do.',
    ],
    [
      /banner-comfort\.test\.ts > .*, TEXT on a screen of 320 px .*: nothing is cut off$/,
      'WebKit counts a box’s padding again behind what reaches into it.',
    ],
    [/lightbox-openers\.test\.ts > .* > leaves one entry in the history however often/, HISTORY],
    [
      /lightbox-hands\.test\.ts > the wheel zooms with ctrl/,
      'The driver turns the wheel without the keys that are held down.',
    ],
    [
      /lightbox-hands\.test\.ts > a double-click zooms where a click leads nowhere, and a drag is no click$/,
      'The driver counts a double-click as the fourth and fifth click where others were just before.',
    ],
    [/toast-comfort\.test\.ts > a toast > does not move where the visitor wants less motion$/, MEDIA],
    [/lightbox-openers\.test\.ts > .* a modified click is left to the browser$/, TABS],
    [
      /form-extras\.test\.ts > values that cannot be written as JSON are not sent/,
      'The driver writes JSON in the page, which the test breaks.',
    ],
    [/checkout\.test\.ts > the checkout in another window .* > by “Here” with .*ControlOrMeta/, TABS],
    [
      /checkout\.test\.ts > .* > a key that is held down keeps its meaning$/,
      'WebKit runs the script of a link in the page also while Control is held down.',
    ],
    [
      /video-film\.test\.ts > a film’s words come along/,
      'WebKit shows subtitles as its own settings say, not as the page does.',
    ],
    [
      /demo-site-(blocks|pages)\.test\.ts > (\/blocks\/(calendar|image|widget)|\/features\/lightbox|\/nothing-here) > says nothing in the console/,
      'The driver does not tell of missing files, as a console does.',
    ],
  ],
};
