import { describe, expect, it } from 'vitest';
import {
  educations,
  experienceLevels,
  jobTypes,
  locationById,
  workArrangements,
} from '../../../config-lists/index.ts';
import { readDate } from '../dates/date-text.ts';
import { findEducationInText, readEducationField } from '../education-text.ts';
import { findExperienceInText, readExperienceField } from '../experience-text.ts';
import { readSalary } from '../pay/salary-text.ts';
import { findPlaces } from '../places/places.ts';
import { findArrangement, partTimeInText, readArrangementField, readJobTypeField } from '../work-terms.ts';

const keyOf = (list: readonly { id: number; key: string }[]) => (id: number | null) =>
  list.find((one) => one.id === id)?.key ?? null;
const asOf = new Date('2026-11-20T12:00:00Z');

describe('advertisements in Thai, Vietnamese, German, French and others', () => {
  it.each([
    ['3 วันที่แล้ว', '2026-11-17'],
    ['เมื่อวานนี้', '2026-11-19'],
    ['5 พ.ย. 67', '2024-11-05'],
    ['3 ngày trước', '2026-11-17'],
    ['hôm qua', '2026-11-19'],
    ['một tháng trước', '2026-10-21'],
    ['vor 3 Tagen', '2026-11-17'],
    ['vorgestern', '2026-11-18'],
    ['vor einem Monat', '2026-10-21'],
    ['vor über 30 Tagen', '2026-10-21'],
    ['5. März 2026', '2026-03-05'],
    ['5. Dez. 25', '2025-12-05'],
    ['il y a 2 semaines', '2026-11-06'],
    ['Aujourd’hui à 14:30', '2026-11-20'],
    ['1er août 2026', '2026-08-01'],
    ['12 févr.', '2026-02-12'],
    ['3 giorni fa', '2026-11-17'],
    ['3 dagen geleden', '2026-11-17'],
    ['3 дня назад', '2026-11-17'],
    ['5 ноября 2026', '2026-11-05'],
    ['3일 전', '2026-11-17'],
    ['2026년 11월 5일', '2026-11-05'],
  ])('have the day %s', (text, expected) => {
    expect(readDate(text, { asOf })?.toISOString().slice(0, 10)).toBe(expected);
  });

  it.each([
    ['3 ปีขึ้นไป', '3-5-years'],
    ['ไม่จำเป็นต้องมีประสบการณ์', 'no-experience'],
    ['ห้าปี', '5-10-years'],
    ['Trên 5 năm', '5-10-years'],
    ['Dưới 1 năm', 'under-1-year'],
    ['Chưa có kinh nghiệm', 'no-experience'],
    ['mindestens zwei Jahre', '1-3-years'],
    ['Berufseinsteiger', 'no-experience'],
    ['2 à 5 ans', '1-3-years'],
    ['Débutant accepté', 'no-experience'],
  ])('ask for the experience "%s"', (text, expected) => {
    expect(keyOf(experienceLevels)(readExperienceField(text))).toBe(expected);
  });

  it.each([
    ['อายุไม่เกิน 35 ปี มีประสบการณ์ 2 ปีขึ้นไป', '1-3-years'],
    ['อายุ 25-35 ปี', null],
    ['Có ít nhất 3 năm kinh nghiệm', '3-5-years'],
    ['Tuổi từ 22 đến 35 tuổi', null],
    ['Sie bringen mindestens 3 Jahre Berufserfahrung mit', '3-5-years'],
    ['Vous justifiez de cinq ans d’expérience', '5-10-years'],
  ])('say in a text "%s"', (text, expected) => {
    expect(keyOf(experienceLevels)(findExperienceInText(text))).toBe(expected);
  });

  it.each([
    ['ปวช.-ปวส.', 'vocational'],
    ['ไม่จำกัดวุฒิ', 'not-required'],
    ['THPT', 'secondary'],
    ['Cao đẳng', 'diploma'],
    ['Thạc sĩ', 'master'],
    ['Hochschulabschluss', 'bachelor'],
    ['Abitur', 'secondary'],
    ['Bac pro', 'vocational'],
    ['Bac+2', 'diploma'],
    ['Bac +5', 'master'],
  ])('ask for the education "%s"', (text, expected) => {
    expect(keyOf(educations)(readEducationField(text))).toBe(expected);
  });

  it.each([
    ['จบการศึกษาระดับ ปวส. ขึ้นไป', 'diploma'],
    ['Tốt nghiệp Đại học', 'bachelor'],
    ['Abgeschlossenes Studium der Informatik', 'bachelor'],
    ['eine abgeschlossene kaufmännische Ausbildung', 'vocational'],
    ['De formation Bac+2 minimum', 'diploma'],
    ['Market cap of 2 billion, BTS', null],
    ['Trường Đại học Bách khoa tuyển dụng', null],
  ])('ask for education in the text "%s"', (text, expected) => {
    expect(keyOf(educations)(findEducationInText(text))).toBe(expected);
  });

  it.each([
    ['Wir bieten 2 Tage Homeoffice pro Woche', 'hybrid'],
    ['mobiles Arbeiten möglich', 'remote'],
    ['Kein Homeoffice möglich', null],
    ['2 jours de télétravail par semaine', 'hybrid'],
    ['Poste en télétravail complet', 'remote'],
    ['Làm việc từ xa 100%', 'remote'],
    ['Không hỗ trợ làm việc từ xa', null],
    ['ทำงานจากที่บ้านได้ 2 วันต่อสัปดาห์', 'hybrid'],
    ['สามารถทำงานจากที่บ้านได้', 'remote'],
  ])('say where the work is: "%s"', (text, expected) => {
    expect(keyOf(workArrangements)(findArrangement('X', text))).toBe(expected);
  });

  it.each([
    ['งานประจำ', 'full-time'],
    ['พาร์ทไทม์', 'part-time'],
    ['Thực tập', 'internship'],
    ['Teilzeit', 'part-time'],
    ['unbefristet', 'full-time'],
    ['befristet', 'contract'],
    ['CDI', 'full-time'],
    ['Alternance', 'internship'],
  ])('are of the type %s', (text, expected) => {
    expect(keyOf(jobTypes)(readJobTypeField([text]))).toBe(expected);
  });

  it.each([
    ['Siêu thị tuyển nhân viên bán thời gian', 'part-time'],
    ['Stelle in Teilzeit', 'part-time'],
    ['Vollzeit oder in Teilzeit', null],
    ['poste à temps partiel', 'part-time'],
    ['รับสมัครพนักงานพาร์ทไทม์', 'part-time'],
  ])('say part-time work in a text: "%s"', (text, expected) => {
    expect(keyOf(jobTypes)(partTimeInText(text))).toBe(expected);
  });

  it.each([
    ['Hybride', 'hybrid'],
    ['vor Ort', 'onsite'],
    ['tại văn phòng', 'onsite'],
  ])('have the arrangement %s in a field', (text, expected) => {
    expect(keyOf(workArrangements)(readArrangementField(text))).toBe(expected);
  });

  it.each([
    ['เงินเดือน 2.5 หมื่นบาท', 'th', ['THB', 'monthly', 2_500_000, 2_500_000]],
    ['Từ 10 triệu VNĐ', 'vn', ['VND', 'monthly', 10_000_000, null]],
    ['Tới 2000 USD', 'vn', ['USD', 'monthly', null, 200_000]],
    ['Thoả thuận', 'vn', ['VND', 'negotiable', null, null]],
    ['ab 3.200 € pro Monat', 'es', ['EUR', 'monthly', 320_000, null]],
    ['2 500 € par mois', 'es', ['EUR', 'monthly', 250_000, 250_000]],
  ])('pay "%s" in %s', (text, country, expected) => {
    const pay = readSalary(text, { country });
    expect(pay && [pay.currency, pay.period, pay.min, pay.max]).toEqual(expected);
  });

  it.each([
    ['เขตบางนา กรุงเทพฯ', 'th', 'th', ['bangkok']],
    ['อ.เมือง จ.ชลบุรี', 'th', 'th', ['chonburi']],
    ['München, Deutschland', 'us', 'others', ['europe']],
    ['Nhật Bản', 'vn', 'jp', []],
    ['대한민국', 'us', 'others', ['asia-pacific']],
  ])('are in "%s"', (text, country, market, keys) => {
    const { countryKey, locationIds } = findPlaces([text], country);
    expect([countryKey, locationIds.map((id) => locationById(id)?.key)]).toEqual([market, keys]);
  });
});

describe('advertisements in Korean', () => {
  it.each([
    ['정규직', 'full-time'],
    ['계약직(1년)', 'contract'],
    ['아르바이트', 'part-time'],
    ['인턴직', 'internship'],
    ['프리랜서', 'freelance'],
  ])('have the job type of %s', (text, expected) => {
    expect(keyOf(jobTypes)(readJobTypeField([text]))).toBe(expected);
  });

  it.each([
    ['학력무관', 'not-required'],
    ['고졸 이상', 'secondary'],
    ['대졸(2,3년)', 'diploma'],
    ['초대졸 이상', 'diploma'],
    ['대졸(4년)', 'bachelor'],
    ['대학교졸업(4년)', 'bachelor'],
    ['석사 이상', 'master'],
    ['박사', 'doctorate'],
  ])('ask for the degree of %s', (text, expected) => {
    expect(keyOf(educations)(readEducationField(text))).toBe(expected);
  });

  it.each([
    ['경력 3년 이상', '3-5-years'],
    ['경력 5~8년', '5-10-years'],
    ['경력무관', 'no-experience'],
    ['신입', 'no-experience'],
  ])('ask for the experience of %s', (text, expected) => {
    expect(keyOf(experienceLevels)(readExperienceField(text))).toBe(expected);
  });

  it.each([
    ['연봉 4,000만원', { currency: 'KRW', period: 'annually', min: 40_000_000 }],
    ['월급 280만원 ~ 320만원', { currency: 'KRW', period: 'monthly', min: 2_800_000, max: 3_200_000 }],
    ['시급 12,000원', { currency: 'KRW', period: 'hourly', min: 12_000 }],
    ['연봉 3천만원 이상', { currency: 'KRW', period: 'annually', min: 30_000_000 }],
  ])('pay %s', (text, expected) => {
    expect(readSalary(text, { country: 'kr' })).toMatchObject(expected);
  });
});

describe('a field that is no answer', () => {
  it.each(['Not Applicable', 'N/A', 'No aplica', '不適用', 'غير محدد', '해당 없음', 'Belirtilmemiş'])(
    'such as %s states no experience',
    (text) => {
      expect(readExperienceField(text)).toBeNull();
    },
  );

  it.each([
    ['Exp. - 1 an', 'under-1-year'],
    ['mid_level', '3-5-years'],
    ['entry_level', 'under-1-year'],
  ])('unlike %s', (text, expected) => {
    expect(keyOf(experienceLevels)(readExperienceField(text))).toBe(expected);
  });

  it('is no place beside "remote"', () => {
    const { isRemote, others, locationIds } = findPlaces(['Remote-Friendly (Travel-Required)'], 'us');
    expect({ isRemote, others, locationIds }).toEqual({ isRemote: true, others: [], locationIds: [] });
  });

  it('keeps the decimals of an amount whose groups have spaces', () => {
    expect(readSalary('1\u202F766,92 € par mois', { country: 'fr' })).toMatchObject({ min: 176_692 });
  });
});
