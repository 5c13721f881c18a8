/** Names with an inner capital, which are not two glued words. */
const camelNames = new Set(
  `JavaScript TypeScript CoffeeScript ActionScript PostgreSQL MySQL NoSQL GraphQL SQLServer LinkedIn YouTube WhatsApp
  GitHub GitLab BitBucket PowerPoint PowerBI PowerShell WordPress DevOps DevSecOps MLOps FinTech EdTech HealthTech
  CorelDraw AutoCAD AutoCad SketchUp SolidWorks TikTok PayPal InDesign OpenShift OpenStack OpenCV MongoDB DynamoDB MariaDB
  CouchDB InfluxDB CloudFront CloudFormation CloudWatch BigQuery RabbitMQ ActiveMQ ElasticSearch JetBrains IntelliJ NetBeans
  NetSuite SuiteScript SalesForce ServiceNow SharePoint OneDrive OneNote QuickBooks FreshDesk ZenDesk HubSpot MailChimp
  McDonald McKinsey MacBook MacOS iPhone iPad iOS iMac eCommerce eLearning eBay eHealth iOS jQuery NestJS NextJS NodeJS
  ReactJS VueJS AngularJS ExpressJS ThreeJS NuxtJS BackboneJS EmberJS JupyterLab PyTorch TensorFlow LangChain OpenAI ChatGPT
  DeepLearning GoTo GoJek GoPay OctoberCMS CodeIgniter PhpMyAdmin LabVIEW LabView MatLab FoodPanda AirBnB DoorDash
  ShopeePay MicroStrategy DataBricks SnowFlake StackOverflow HackerRank LeetCode WooCommerce BuddyPress PrestaShop
  BambooHR SAPUI5 SuccessFactors PeopleSoft ManageEngine FortiGate PaloAlto VMware McAfee KeyNote FileMaker DocuSign
  InVision CapCut CorelDRAW LightRoom PhotoShop AfterEffects PremierePro FinalCut GoDaddy BlueJeans GoogleAds AdWords
  AdSense WebRTC WebGL WebSocket WebAssembly OAuth GitOps FastAPI RestAPI ClickUp MySpace SnapChat TeamViewer AnyDesk
  SoftBank MercadoLibre GlobalLogic UiPath OpenText VirtualBox SmartRecruiters JobStreet KaryaJatnika PhD PhDs MSc BSc BEng MEng
  HoReCa CapEx OpEx SaaS PaaS IaaS BaaS DaaS EdTech PropTech InsurTech AdTech MarTech AgriTech RegTech`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

/** Abbreviations before a name (`PT.Bank`, `Ms.Word`, `S.Kom`), whose dot ends no sentence. */
const shortForms =
  /(?:^|[\s("'/,&])(?:pt|cv|ms|mr|mrs|dr|drs|ir|prof|no|jl|st|sto|sta|s|m|d|a|b|h|ph|bp|ibu|bpk|tbk|inc|co|ltd|corp|sr|jr|lic|ing|av|gral|cap|vte|dto|exp|min|max|maks|approx|vs|eg|ie|tl|rp|us|u|e|n|p|k|r|t|www)$/i;

/**
 * Splits lines that were glued together when a page's tags were removed: "…documentsAble to…", "…kantor.Menerima…",
 * "Tasks:- Plan…". Ordinary prose is returned as one piece.
 */
export function breakGluedText(text: string): string[] {
  const names = repeatedCamelWords(text);
  let pieces: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(candidates)) {
    if (index <= from || !isBreak(text, index, names)) continue;
    pieces.push(text.slice(from, index));
    from = index;
  }
  pieces.push(text.slice(from));
  pieces = pieces
    .flatMap(splitInlineBullets)
    .flatMap(splitRepeatedMarks)
    .map((piece) => piece.trim());
  return pieces.filter((piece) => piece !== '');
}

/** A position without a space where the next character could begin a line. */
const candidates =
  /(?<=[\p{Ll}\p{Lo}\d)\]”"'’%])(?=\p{Lu}[\p{Ll}]*(?:[\s,/&('’-]|\p{Ll}{2}))|(?<=[.!?;:…])(?=["“¿¡(]?\p{Lu})|(?<=[.!?;:)])(?=\d{1,2}[.)]\s?\p{Lu})|(?<=[\p{L}\d.)!?:;])(?=[•●▪■◆➢➤►✓✔☑★✅🔹📌·]\s?)|(?<=[\p{Ll}.):;])(?=[-–*]\s\p{Lu}\p{Ll}+\s)|(?<=[.:;])(?=o\s\p{Lu}\p{Ll})|(?<=\s)(?=[•●▪■◆➢➤►✓✔☑✅🔹📌]\s?)|(?<=\p{Lu}{5})(?=\p{Lu}\p{Ll}{3})|(?<=\p{Ll}{4})(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?(?:\+|years?\b|yrs?\b|tahun|años?\b|yıl))|(?<=[\p{Ll}.!?:;)])(?=(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\s?[¡¿]?\p{Lu})/gu;

function isBreak(text: string, index: number, names: Set<string>): boolean {
  const before = text.slice(Math.max(0, index - 30), index);
  const after = text.slice(index, index + 30);
  const last = before.at(-1) ?? '';
  if (/^(?:[-–*]|o(?= ))\s/.test(after)) return true;
  if (/[•●▪■◆➢➤►✓✔☑★✅🔹📌·]/u.test(text[index] ?? '') || /^\p{Extended_Pictographic}/u.test(after))
    return true;
  if (last === '.') {
    // Initials: E.S.O., B.O.E.
    if (/(?<!\p{L})(?:\p{Lu}\.)+$/u.test(before) && /^\p{Lu}\./u.test(after)) return false;
    // The dot is inside a name or a domain: Node.Js, Asp.Net, example.Com.
    if (shortForms.test(before.slice(0, -1)) || /^(?:Net|Js|Io|Com|Co|Id|Ai)\b/.test(after)) return false;
    return !/(?:https?:\/\/|www\.)\S*$/.test(before);
  }
  if (/[!?;:…)\]”"'’%]/.test(last)) return !/(?:https?:\/\/|www\.)\S*$/.test(before);
  if (/^\d/.test(after)) return true;
  const left = /[\p{L}\d]+$/u.exec(before)?.[0] ?? '';
  const right = /^\p{Lu}\p{Ll}*/u.exec(after)?.[0] ?? '';
  if (/\d$/.test(left))
    return /\p{Ll}{2,}/u.test(right) && !/^\p{Lu}?\d+$/u.test(left.slice(0, 0)) && left.length > 1;
  const word = `${left}${/^[\p{L}\d]+/u.exec(after)?.[0] ?? ''}`;
  if (left.length < 2 || camelNames.has(word.toLowerCase())) return false;
  if (names.has(word) && !headings.test(left)) return false;
  if (/^\p{Lu}{5,}$/u.test(left)) return true;
  return (
    !/^(?:Mc|Mac|De|Di|La|Le|Van)$/.test(left) && !/[@/._-]$/.test(before.slice(0, -left.length).slice(-1))
  );
}

/** Usual headings of lists, to which the first item is often glued. */
const heading =
  '(?:requirements?|qualifications?|responsibilit(?:y|ies)|descriptions?|benefits?|skills?|requisitos?|responsabilidades|funciones|tareas|beneficios|ofrecemos|persyaratan|kualifikasi|deskripsi|nitelikler|aranan)';
const headings = new RegExp(`^${heading}$`, 'i');
/** The heading in any case, the item after it with its capital: one flag would ignore the case of both. */
const gluedHeading = new RegExp(
  `^(${heading.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})(\\p{Lu}\\p{Ll}.*)$`,
  'u',
);

/** Splits a short line only after a heading that is glued to its first item. */
export const breakGluedHeading = (line: string): string[] => gluedHeading.exec(line)?.slice(1) ?? [line];

/** A capitalised word with an inner capital that occurs twice is a name. */
function repeatedCamelWords(text: string): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const [word] of text.matchAll(
    /(?<![\p{L}\d])(?:\p{Lu}|\p{L}(?=\p{Lu}))[\p{Ll}\d]*\p{Lu}[\p{L}\d]*/gu,
  )) {
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  }
  return twice;
}

/** Splits at a separator that occurs often enough for a list: "…mezun,Van'da oturan,Takım…", "… - Plan … - Build … - Ship". */
function splitRepeatedMarks(piece: string): string[] {
  for (const mark of [/(?<=[\p{Ll})]{2},)(?=\p{Lu}\p{Ll})/gu, /\s(?=[-–*]\s?\p{Lu}\p{Ll})/gu]) {
    const cuts = [...piece.matchAll(mark)].map(({ index }) => index);
    if (cuts.length >= 3) return [0, ...cuts].map((start, index) => piece.slice(start, cuts[index]));
  }
  return [piece];
}

/** Splits "1. Plan 2. Build 3. Ship" where the numbers count up from one. */
function splitInlineBullets(piece: string): string[] {
  const cuts: number[] = [];
  let next = 1;
  for (const match of piece.matchAll(/(?:^|\s|(?<=[:.;]))(\d{1,2})[.)]\s?(?=\p{L})/gu)) {
    if (Number(match[1]) !== next) continue;
    cuts.push(match.index);
    next++;
  }
  if (cuts.length < 2) return [piece];
  const starts = cuts[0] === 0 ? cuts : [0, ...cuts];
  return starts.map((start, index) => piece.slice(start, starts[index + 1]));
}
