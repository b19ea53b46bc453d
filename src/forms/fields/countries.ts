/** Calling codes (recommendation ITU-T E.164), each with its countries' ISO 3166 codes. */
const CALLING_CODES =
  '1AGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTUSVCVGVI7KZRU20EG27ZA30GR31NL32BE33FR34ES36HU39ITVA40RO' +
  '41CH43AT44GBGGIMJE45DK46SE47NOSJ48PL49DE51PE52MX53CU54AR55BR56CL57CO58VE60MY61AUCCCX62ID63PH64NZ65SG' +
  '66TH81JP82KR84VN86CN90TR91IN92PK93AF94LK95MM98IR211SS212EHMA213DZ216TN218LY220GM221SN222MR223ML224GN' +
  '225CI226BF227NE228TG229BJ230MU231LR232SL233GH234NG235TD236CF237CM238CV239ST240GQ241GA242CG243CD244AO' +
  '245GW246IO247AC248SC249SD250RW251ET252SO253DJ254KE255TZ256UG257BI258MZ260ZM261MG262REYT263ZW264NA' +
  '265MW266LS267BW268SZ269KM290SHTA291ER297AW298FO299GL350GI351PT352LU353IE354IS355AL356MT357CY358AXFI' +
  '359BG370LT371LV372EE373MD374AM375BY376AD377MC378SM380UA381RS382ME383XK385HR386SI387BA389MK420CZ421SK' +
  '423LI500FK501BZ502GT503SV504HN505NI506CR507PA508PM509HT590BLGPMF591BO592GY593EC594GF595PY596MQ597SR' +
  '598UY599BQCW670TL672NF673BN674NR675PG676TO677SB678VU679FJ680PW681WF682CK683NU685WS686KI687NC688TV' +
  '689PF690TK691FM692MH850KP852HK853MO855KH856LA880BD886TW960MV961LB962JO963SY964IQ965KW966SA967YE968OM' +
  '970PS971AE972IL973BH974QA975BT976MN977NP992TJ993TM994AZ995GE996KG998UZ';

export interface Country {
  /** In the given locale, else the ISO code. */
  readonly name: string;
  /** `+49` */
  readonly callingCode: string;
  /** Whether it is the form's own country. */
  readonly isHome: boolean;
}

/** All countries with a calling code, sorted by their name in the locale; the home country, an ISO 3166 code, comes first. */
export function countriesIn(locale: string, home?: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countryOf = (code: string, number: string) => ({
    name: names.of(code) ?? code,
    callingCode: `+${number}`,
    isHome: code === home,
  });
  const groups = [...CALLING_CODES.matchAll(/(\d+)([A-Z]+)/g)];
  const countries = groups.flatMap(([, number = '', codes = '']) =>
    (codes.match(/../g) ?? []).map((code) => countryOf(code, number)),
  );
  const rank = ({ isHome }: Country) => (isHome ? 0 : 1);
  return countries.sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}
