import { describe, expect, it } from 'vitest';
import { educations, jobTypes, workArrangements } from '../../config-lists/index.ts';
import { findEducationInText, readEducationField } from './education-text.ts';
import { findExperienceInText, readExperienceField } from './experience-text.ts';
import {
  findArrangement,
  jobTypeOfTitle,
  partTimeInText,
  readArrangementField,
  readJobTypeField,
} from './work-terms.ts';

const keyOf = (list: readonly { id: number; key: string }[]) => (id: number | null) =>
  list.find((one) => one.id === id)?.key ?? null;
const degree = keyOf(educations);
const type = keyOf(jobTypes);
const place = keyOf(workArrangements);

describe('which education is asked for', () => {
  it.each([
    ['Sarjana', 'bachelor'],
    ['Minimal Diploma (D1 - D4)', 'diploma'],
    ['SMA/SMK', 'secondary'],
    ['Magister', 'master'],
    ['bachelor degree', 'bachelor'],
    ['Communication Skills', null],
    ['دبلوم', 'diploma'],
    ['ثانوية', 'secondary'],
    ['高職', 'vocational'],
    ['üniversite mezunu', 'bachelor'],
    ['Secundario completo', 'secondary'],
    ['大卒以上', 'bachelor'],
    ['No requerido', 'not-required'],
    ['短大卒', 'diploma'],
    ['大学院卒', 'master'],
    ['Secundaria terminada', 'secondary'],
    ['12th Pass', 'secondary'],
    ['Any graduate', 'bachelor'],
    ['Graduado en Derecho', 'bachelor'],
    ['FP grado superior', 'vocational'],
    ['Ingeniería en sistemas', 'bachelor'],
    ['専門卒以上', 'vocational'],
    ['بكالريوس', 'bachelor'],
    ['Fark etmez', 'not-required'],
    ['大學、碩士', 'bachelor'],
    ['副學士', 'diploma'],
    ['中學文憑', 'secondary'],
    ['専門・短大卒以上', 'vocational'],
    ['ESO', 'secondary'],
    ['Diploma/Ijazah', 'diploma'],
    ['D-III', 'diploma'],
    ['دبلوم عالي', 'master'],
    ['No degree required', 'not-required'],
    ['Trade school', 'vocational'],
  ])('the field "%s"', (text, expected) => {
    expect(degree(readEducationField(text))).toBe(expected);
  });

  it.each([
    ['Pendidikan min. D3/S1 Teknik Informatika', 'diploma'],
    ['Minimal lulusan S1', 'bachelor'],
    ['Lulusan SMK', 'secondary'],
    ["Bachelor's degree in Accounting", 'bachelor'],
    ['Secundario completo (excluyente)', 'secondary'],
    ['Üniversitelerin ilgili bölümlerinden mezun', 'bachelor'],
    ['大學以上', 'bachelor'],
    ['Certified Scrum Master, master data', null],
    ['حاصل على دبلوم أو ما يعادله', 'diploma'],
    ['مؤهل جامعي في المحاسبة', 'bachelor'],
    ['شهادة الثانوية العامة', 'secondary'],
    ['Yüksek lisans mezunu', 'master'],
    ['Graduado/a universitario/a', 'bachelor'],
    ['學歷：大學', 'bachelor'],
    ['Cursando ensino superior', 'bachelor'],
    ['We look for a div... and controladores DSE', null],
    ['Residir en C.A.B.A. excluyente', null],
    ['دبلوم بعد الثانوية على الأقل', 'diploma'],
    ['Bachillerato concluido', 'secondary'],
    ['Curso superior em andamento', 'bachelor'],
    ['Lise mezunu', 'secondary'],
    ['學歷不拘', 'not-required'],
    ['高職以上', 'vocational'],
    ['四年制大学卒業', 'bachelor'],
    ['学歴・経験不問', 'not-required'],
    ['Titulación universitaria en Derecho', 'bachelor'],
    ['Titulado', 'bachelor'],
    ['Psicóloga titulada con cédula', 'bachelor'],
    ['Técnico en enfermería titulado', 'diploma'],
    ['Maestría en Finanzas titulado', 'master'],
    ['No es necesario ser titulado', null],
    ['Técnica o licenciatura', 'diploma'],
    ['Carrera técnica o licenciatura trunca', 'diploma'],
    ['Técnico o licenciado en Contabilidad', 'vocational'],
    ['Licenciatura o técnico superior universitario', 'diploma'],
    ['Politécnica o licenciatura', 'bachelor'],
    ['Técnico ou superior em Logística', 'vocational'],
  ])('the text "%s"', (text, expected) => {
    expect(degree(findEducationInText(text))).toBe(expected);
  });

  it('a long text without spaces is read in linear time', () => {
    const letters = '能力考慮上決定'.repeat(3_000);
    for (const text of [
      `学歴・${letters}`,
      `経験・${letters}`,
      '・経験'.repeat(7_000),
      '非全职'.repeat(7_000),
    ]) {
      expect(findEducationInText(text)).toBeNull();
      expect(findExperienceInText(text)).toBeNull();
      expect(partTimeInText(text)).toBeNull();
      expect(findArrangement('', text)).toBeNull();
    }
  });

  it.each(['1', '1 ', '_', ' ', '. '])('a field of 100,000 times "%s" is read, and names nothing', (sign) => {
    const field = `x ${sign.repeat(100_000)} z`;
    expect(readExperienceField(field)).toBeNull();
    expect(readEducationField(field)).toBeNull();
  });
});

describe('how the work is done', () => {
  it.each([
    [['full_time'], 'full-time'],
    [['FULL_TIME', 'CONTRACTOR'], 'full-time'],
    [['Contract/Temporary'], 'contract'],
    [['Paruh waktu'], 'part-time'],
    [['Kasual'], 'temporary'],
    [['Pasantia'], 'internship'],
    [['Por Contrato'], 'contract'],
    [['正社員'], 'full-time'],
    [['Iba pa'], null],
  ])('the job type %j', (texts, expected) => {
    expect(type(readJobTypeField(texts))).toBe(expected);
  });

  it('a title names the type where it is out of the ordinary', () => {
    expect(type(jobTypeOfTitle('Marketing Intern'))).toBe('internship');
    expect(type(jobTypeOfTitle('Full-time Cook'))).toBeNull();
    expect(type(jobTypeOfTitle('パート事務'))).toBe('part-time');
    expect(type(jobTypeOfTitle('HRビジネスパートナー'))).toBeNull();
    expect(type(jobTypeOfTitle('デパート販売員'))).toBeNull();
    expect(type(jobTypeOfTitle('データエキスパート'))).toBeNull();
  });

  it.each([
    'مطلوب بائع للعمل بدوام جزئي في الرياض',
    '週3日からのアルバイトです。未経験歓迎',
    '雇用形態：パート',
    'パートスタッフ募集。正社員登用あり',
    'Mağazamızda yarı zamanlı çalışacak personel aranıyor',
    '上班時間彈性，可兼職',
    '工作性质：兼职',
    'Dicari admin paruh waktu untuk toko',
    'Jawatan separuh masa pada hujung minggu',
    'Se ofrece trabajo de medio tiempo los fines de semana',
    'Vaga de meio período, pela manhã',
    'This is a part-time role of 20 hours; full-time students are welcome.',
  ])('the text "%s" names part-time work', (text) => {
    expect(type(partTimeInText(text))).toBe('part-time');
  });

  it.each([
    'دوام كامل أو دوام جزئي',
    'لا يوجد دوام جزئي',
    '正社員・アルバイト同時募集',
    'アルバイトの教育をお願いします',
    'ビジネスパートナーとの調整',
    'セキュリティエキスパート募集',
    'Tam zamanlı veya yarı zamanlı',
    'Yarı zamanlı çalışma imkanı yoktur',
    '本職缺不可兼職',
    '管理兼職人員',
    'Bukan paruh waktu',
    'Tiempo completo o medio tiempo',
    'No se ofrece medio tiempo',
    'Supervise part-time staff; no part-time positions.',
  ])('the text "%s" names none, or full-time work besides', (text) => {
    expect(partTimeInText(text)).toBeNull();
  });

  it.each([
    ['Remote/Dari rumah', 'remote'],
    ['Híbrido', 'hybrid'],
    ['Presencial', 'onsite'],
    ['Work from Home', 'remote'],
    ['Kerja di kantor', 'onsite'],
    ['Uzaktan çalışma', 'remote'],
    ['دوام هجين', 'hybrid'],
    ['Hybrid, 3 days in office', 'hybrid'],
    ['Remoto (2x semana)', 'hybrid'],
    ['Remote 3 times a week', 'hybrid'],
    ['週2リモート', 'hybrid'],
    ['Work from anywhere', 'remote'],
  ])('the field "%s"', (text, expected) => {
    expect(place(readArrangementField(text))).toBe(expected);
  });

  it.each([
    ['IT Assistant | Permanent Work from Home', '', 'remote'],
    ['Developer (Hybrid)', '', 'hybrid'],
    ['Developer', 'Work setup: Hybrid, Makati', 'hybrid'],
    ['Analista', 'Modalidad: 100% remoto', 'remote'],
    ['Technician', 'Provide remote support for servers and hybrid clouds', null],
    ['محاسب', 'نوع الدوام: العمل عن بعد', 'remote'],
    ['مصمم', 'نظام عمل هجين بين المكتب والمنزل', 'hybrid'],
    ['مدير', 'دوام مرن، يومان عن بعد أسبوعياً', 'hybrid'],
    ['客服專員', '可遠距工作，彈性上下班', 'remote'],
    ['工讀生', '無經驗可，可遠距處理訂單', 'remote'],
    ['経理事務', 'リモートワーク週3日。高専卒以上', 'hybrid'],
    ['Staf Gudang', 'D3. WFH Jumat.', 'hybrid'],
    ['Clerk', 'Office in Cebu, WFH on Fridays', 'hybrid'],
    ['设计师', '支持居家办公', 'remote'],
    ['経理', '在宅勤務OK、フレックス', 'remote'],
    ['経理', '週3日在宅、出社あり', 'hybrid'],
    ['Vendedor', 'Esquema de trabajo híbrido (3 días en oficina)', 'hybrid'],
    ['Mecánico', 'Reparación de vehículos híbridos y eléctricos', null],
    ['Programador', 'Ofrecemos teletrabajo y horario flexible', 'remote'],
    ['Yazılım Uzmanı', 'Evden çalışma imkanı', 'remote'],
    ['Staf', 'Bisa kerja dari mana saja', 'remote'],
    ['エンジニア', 'リモートワーク不可です', null],
    ['Analista', 'No se ofrece trabajo remoto', null],
    ['倉庫作業員', '在宅勤務はありません。', null],
    ['経理', 'テレワークは実施していません', null],
    ['Clerk', 'This is not a remote position.', null],
    ['Clerk', 'Working from home is not possible.', null],
    ['Clerk', 'The work cannot be done remotely; remote work is unavailable.', null],
    ['Cajero', 'No ofrecemos teletrabajo, el puesto es en tienda', null],
    ['Caixa', 'Sem possibilidade de home office', null],
    ['Kasir', 'Tidak tersedia opsi kerja dari rumah', null],
    ['Kerani', 'Tiada kerja dari rumah untuk jawatan ini', null],
    ['Muhasebeci', 'Uzaktan çalışma imkanı bulunmamaktadır', null],
    ['محاسب', 'لا يوجد دوام عن بعد', null],
    ['محاسب', 'العمل من المنزل غير متاح', null],
    ['會計', '本職缺不開放居家辦公', null],
    ['会计', '远程办公除外，需坐班', 'onsite'],
    ['Clerk', 'You may work from home twice a week.', 'hybrid'],
    ['Clerk', '3 days in office, 2 days from home', 'hybrid'],
    ['Analista', '2 días de teletrabajo a la semana', 'hybrid'],
    ['專員', '每週可居家辦公兩天', 'hybrid'],
    ['Muhasebeci', 'Haftada 2 gün evden çalışma', 'hybrid'],
    ['Caixa', 'Vaga 100% presencial', 'onsite'],
    ['محاسب', 'الدوام حضوري في المكتب', 'onsite'],
    ['Staf', 'Bekerja dari jarak jauh', 'remote'],
    ['経理', '完全リモートです', 'remote'],
    ['経理', '週3出社', 'hybrid'],
    ['محاسب', 'العمل في المكتب', 'onsite'],
    ['Analista', 'Puesto 100% en remoto', 'remote'],
    ['Nurse', 'Not only remote work but also a car', 'remote'],
  ])('the title "%s" with the text "%s"', (title, text, expected) => {
    expect(place(findArrangement(title, text))).toBe(expected);
  });
});
