import { type Label, labelsOf, phrasesOf } from '../labels/labels.ts';
import { either } from './either.ts';
import type { IdentityConcept } from './identity-concept.ts';

const EMERGENCY_PHRASE_WORDS = either(
  'emergenc|emerg[êe]nc|emergenz|urgen|notfall|notruf|noodge|noodsit|alarm|n[öø]d|naglych',
  'nag[łl]ych|nal[ée]hav|n[úu]dzov|tiesňov|nouzov|应急|應急|紧急|緊急|긴급|비상|응급|экстренн|аварийн',
);

/** A phrase that speaks of emergencies and of a telephone, in whatever order. */
const EMERGENCY_PHRASE = `(?![^:]{0,50}non-? ?emergenc)(?![^:]{0,80}\\d{3}[-.) ]?\\d{3})(?=[^:]{0,70}(?:tel[eé]f[oó]n|t[ée]l[ée]ph|phone|\\btel\\b|num[eé]r|n[úu]mer|номер|телефон|n[º°]|nummer|电话|電話|热线|熱線|专线|專線|番号|連絡|전화|연락))[^:]{0,50}(?:${EMERGENCY_PHRASE_WORDS})[^:]{0,50}(?=\\s*(?::|$))`;

/** "Emergency … :", whatever it asks for, but no overview and no procedure. */
const ENGLISH_EMERGENCY_PHRASE =
  '(?!.{0,40}(?:non-? ?emergenc|overview|procedure|first aid|guide))[^:\\d]{0,40}emergenc(?:y|ies)[^:\\d]{0,50}(?=:)';

/** "Product Technical Information", "Customer Service Phone": whom to call when nothing has happened. */
const DESK_PHONE =
  '(?![^:]{0,40}(?:emerg|medic|spill|health|poison|toxic|chem))\\p{L}+(?:[ ]\\p{L}+){0,2} (?:information|assistance|services?|support|[ie]nquiries)(?: (?:tele)?phone)?(?: numbers?| no\\.?)?(?=\\s*(?::|$))';

/** Telephones and addresses to turn to. */
export const CONTACT_LABELS: readonly Label<IdentityConcept>[] = [
  ...labelsOf(
    'emergency',
    [
      '(?:24[- ]?(?:hr?s?\\.?|hours?)[- ]*(?:/7)?[- ]?)?(?:day or night )?(?:company |transportation |transport |chemical |medical |health |international |domestic |spill |CHEMTREC |health )*emergency(?:[- ](?:response|contact|medical|information|assistance|action|health|24[- ]hour|overview(?! )))*(?:[- ]*(?:(?:tele)?phones?|tel\\.?))?(?: ?(?:numbers?|no\\.?|nos\\.?|#|lines?|calls?|contacts?|contact numbers?|center|information))*(?:[- ]*#)?(?: ?\\(24 ?h(?:rs?|ours)?\\))?(?: with hours of operation)?',
      '(?:in case of|for|in) (?:an? |any )?(?:chemical |medical |transport(?:ation)? |spill |other )*emergenc(?:y|ies)(?:[ ,]*(?:only|please|call|contact|spill|involving|phone|telephone|dial))*',
      '(?:medical|transport(?:ation)?|health|spill) emergenc(?:y|ies)(?: (?:call|phone|telephone|number))*',
      '24[- ]?(?:hr\\.?|hours?) (?:emergency|number|contact|health emergency|assistance|telephone|phone|hotline)(?: (?:emergency|telephone|phone|numbers?|no\\.?))*',
      '(?:CHEMTREC|INFOTRAC|CHEM-?TEL|CANUTEC|VERISK|3E company)(?:[\\s,]*(?:tel\\.?|phone|no\\.?|number|emergency|24|hours?|inside|outside|the|u\\.?s\\.?a?\\.?|international|domestic))*',
      'transport emergency',
      '(?:after|out of)[- ]hours?(?: (?:emergency|contact|tele)?(?:phone|tel|calls?|numbers?|no\\.?|emergency|contact)s?)+',
      '(?:after|out of)[- ]hours?(?=\\s*(?::|$))',
      'emergency',
    ],
    [
      'Notruf(?:nummer|telefon)?',
      'Notfall(?:nummer|telefon|auskunft|rufnummer)?',
      'Giftnotruf',
      "num[ée]ro (?:de t[ée]l[ée]phone )?d['’](?:appel d['’])?urgence",
      "t[ée]l[ée]phone (?:en cas )?d['’]urgence",
      '(?:tel[ée]fono|n[úu]mero(?: de tel[ée]fono)?) (?:de|en caso de) (?:emergencias?|urgencias?)',
      'tel[ée]fone (?:de|para) emerg[êe]ncia',
      'n[úu]mero de telefone de emerg[êe]ncia',
      'numero telefonico di emergenza',
    ],
    [
      '긴급\\s?(?:연락)?\\s?전화번호[^:]{0,20}',
      '비상\\s?(?:연락)?\\s?전화(?:번호)?',
      '긴급[^:\\d]{0,16}',
      '(?:企业|公司|供应商|生产商|厂家|单位|24 ?小时|全天候|国家|化学品?|消防|中毒|应急|紧急|危险化学品)*(?:应急|紧急|事故|救援|求助|24 ?小时)(?:事故)?(?:时|情况)?(?:应急|联络|联系|咨询|服务|救援|连络|响应|求助|报警|值班)*(?:电话|热线|专线|号码)(?:号码|番号)?(?: ?/ ?传真电话)?',
      '緊急連絡(?:電話番号|先)',
      '緊急時の電話番号',
      '긴급\\s?(?:전화번호|연락처|연락전화번호)',
      '응급(?:연락)?\\s?전화',
    ],
    [
      'telefoonnummer voor noodgevallen',
      'noodnummer',
      'noodtelefoonnummer',
      'telefoon(?:nummer)? (?:in|bij) noodgeval(?:len)?',
      '(?:numer )?telefonu? alarmow(?:y|ego)',
      'telefon (?:alarmowy|w nagłych wypadkach)',
      'telefonnummer f[öo]r n[öo]dsituationer',
      'n[öo]dtelefon(?:nummer)?',
      'n[øo]dtelefon(?:nummer)?',
      'alarmtelefon',
      'telefonn[íi] [čc][íi]slo pro nal[ée]hav[ée] situace',
      'nouzov[ée] telefonn[íi] [čc][íi]slo',
      'телефон экстренн\\S+[^:]{0,20}',
      'телефон экстренной связи',
      'n[úu]mero (?:telef[óo]nico )?de (?:emergencia|urgencia)s?',
      'contacto? de emerg[êe]ncia',
      'numero (?:telefonico )?(?:di|per) emergenz[ae]',
      "recapito d['’]emergenza",
      "n[ºo°]\\.? (?:de )?(?:tel[.ée]?\\S* )?(?:d['’])?urgence",
      'tel\\.? (?:de )?emergencia',
      'notfalltelefon',
      'h[äa]t[äa]puhelinnumero',
      's[üu]rg[őo]ss[ée]gi telefonsz[áa]m',
      'num[ăa]r de telefon (?:care poate fi apelat )?[îi]n caz de urgen[țţt][ăa]',
      'broj telefona za izvanredna stanja',
      'telefonska [šs]tevilka za nujne primere',
      'h[äa]daabitelefoni number',
      't[āa]lru[ņn]a numurs, kur zvan[īi]t[^:]{0,30}',
      'pagalbos telefono numeris',
      'αριθμός τηλεφώνου επείγουσας[^:]{0,12}',
      'телефонен номер при спешни случаи',
      'acil durum telefon[^:]{0,14}',
      'rufnummer im notfall',
      'auskunft im notfall',
    ],
  ),
  ...phrasesOf('emergency', EMERGENCY_PHRASE, ENGLISH_EMERGENCY_PHRASE),
  ...labelsOf(
    'telephone',
    [
      '(?:general |customer |company |business |office |main )?(?:tele)?phone?(?: ?(?:no\\.?|numbers?|#))?(?:\\(s\\))?',
      'tel(?:\\.|efon|[ée]fono|[ée]phone|efone|efono)?(?: ?(?:no\\.?|number))?',
      'ph\\.?',
      '电话(?:号码)?',
      '電話(?:號碼|番号)?',
      '电话/传真',
      '联系电话',
      '聯絡電話',
      '전화(?:번호)?',
      'contact(?: number)?',
      'information (?:phone|number)',
      'for (?:product )?information',
    ],
    [
      '(?:n[úu]mero de |numero di |num[ée]ro de |no\\. )?t[ée]l[ée](?:fono|phone|fone|fon)o?(?: (?:de|para|di|do) (?:contact?o|informaci[óo]n|la empresa|contatto))?',
      '(?:企业|公司|联系|联络|固定|咨询|业务)(?:电话|電話)(?:号码)?',
      '(?:供应商|供應商|企业|公司|生产商|厂家)?(?:联系|聯絡|联络)(?:方式|电话)',
      '代表電話',
      '연락처',
      '대표 ?전화',
    ],
    DESK_PHONE,
    ['telefones? d[aeo] (?:empresa|fabricante|fornecedor)', 'tel[ée]fono de(?:l| la) (?:empresa|fabricante|proveedor)'],
  ),
  ...labelsOf(
    'contact',
    [
      '(?:emergency )?contact (?:person|name)s?',
      'responsible person',
      'person (?:in charge|responsible)',
      'attention',
      'Ansprechpartner',
      'Kontaktperson',
      'personne (?:[àa] contacter|responsable)',
      'persona (?:de contacto|di contatto|responsable)',
      'pessoa (?:de contacto|para contato)',
      'contactpersoon',
      'osoba kontaktowa',
    ],
    '(?:应急|應急|紧急|緊急)?(?:联系人|聯絡人|聯繫人)|担当者(?:名)?|担当部門|담당자',
  ),
];
