import type { Country } from '#contract/schemas/user.ts';

/** The countries the studio in Nevada ships to and takes garments from. */
const served = new Set(['US', 'CA']);

const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CV CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FO FR GA GB GD GE GF GG GH GI GL GM GN GP GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV MA MC MD ME MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PT PY QA RE RO RS RW SA SB SC SE SG SI SK SL SM SN SR ST SV SZ TC TD TG TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VG VI VN VU WS YT ZA ZM ZW';

const names = new Intl.DisplayNames(['en-US'], { type: 'region' });

/** The countries to choose from, by name (names from the runtime's own region data). */
export const countries: Country[] = codes
  .split(' ')
  .map((id) => ({ id, name: names.of(id) ?? id, service: served.has(id) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
