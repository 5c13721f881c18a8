import { splitWords } from './split-words.ts';

const fold = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).flatMap((word) => splitWords(word).map((run) => run.text)));

/** Function words: left out of a query while another word remains. */
export const functionWords = fold(`
a an the in on at for of to and or with by near from as
de la el en los las para con y un una del al por
da do das dos em e um uma no na nos nas com
di dan untuk yang dengan ke dari pada bagi atau dekat
ve icin ile bir veya
في من على مع و إلى أو عن
の で を に は が と も へ や 的 在 和 与 或
`);

/** Words that mean "jobs": every advertisement is one, but few contain the word. */
export const genericWords = fold(`
job jobs vacancy vacancies hiring career careers opening openings
trabajos empleo empleos oferta ofertas vaga vagas emprego empregos
lowongan loker kerja pekerjaan jawatan kosong kerjaya karir karier
ilan ilanı ilanları işler işleri وظيفة وظائف شاغرة
việc làm งาน
求人 仕事 お仕事 募集 採用情報 転職 招聘 职位 職位 工作 职缺 職缺 徵才 招募 岗位 找工作
`);

/**
 * Words that say how somebody is trained: few titles of a profession hold one, and those without are of the same work.
 * German ones because taxonomies and advertisements in any country hold them.
 */
export const trainingWords = fold(`
registered certified licensed licenced chartered qualified accredited experienced trained skilled
examiniert examinierte examinierter examinierten staatlich geprüft geprüfte geprüfter anerkannt anerkannte anerkannter
diplomiert diplomierte diplomierter zertifiziert zertifizierte zertifizierter gelernt gelernte gelernter
ausgebildet ausgebildete ausgebildeter qualifiziert qualifizierte qualifizierter erfahren erfahrene erfahrener
titulado titulada titulados tituladas certificado certificada diplomado diplomada cualificado cualificada calificado
calificada colegiado colegiada habilitado habilitada experto experta qualificado qualificada experiente graduado graduada
bersertifikat berpengalaman bertauliah berdaftar berlesen terlatih
sertifikalı ruhsatlı deneyimli tecrübeli diplomalı kalifiye
مرخص مرخصة معتمد معتمدة مؤهل مؤهلة مسجل مسجلة خبير خبيرة
`);
