import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of-text.ts';

describe('the language that an advertisement is written in', () => {
  it.each([
    [
      'en',
      'ph',
      'You will support our corporate team and provide essential help to a growing remote workforce every day.',
    ],
    [
      'es',
      'ar',
      'Buscamos una persona para nuestra oficina, con experiencia en ventas y ganas de aprender cada día más.',
    ],
    [
      'pt',
      'br',
      'Procuramos uma pessoa para o nosso escritório, com experiência em vendas e vontade de aprender todos os dias.',
    ],
    [
      'tr',
      'tr',
      'Ekibimizde görev alacak, iletişimi güçlü, çözüm odaklı ve takım çalışmasına yatkın çalışma arkadaşları arıyoruz.',
    ],
    [
      'id',
      'id',
      'Dibutuhkan karyawan untuk kantor kami, usia maksimal 30 tahun, lulusan SMA, bisa bekerja dengan tim dan jujur.',
    ],
    [
      'ms',
      'my',
      'Kami mencari pekerja untuk pejabat kami, umur tidak melebihi 30 tahun, calon mestilah boleh bekerja dalam pasukan.',
    ],
    [
      'ms',
      'id',
      'Jawatan kosong di pejabat syarikat kami, sekurang-kurangnya dua tahun pengalaman, caruman KWSP dan PERKESO disediakan.',
    ],
    [
      'zh-Hant',
      'cn',
      '我們正在尋找資深軟體工程師，負責網站的設計與開發，並與團隊合作完成專案，熟悉資料庫者優先，歡迎加入我們這個大家庭。'.repeat(
        2,
      ),
    ],
    [
      'zh-Hans',
      'tw',
      '我们正在寻找资深软件工程师，负责网站的设计与开发，并与团队合作完成项目，熟悉数据库者优先，欢迎加入我们这个大家庭。'.repeat(
        2,
      ),
    ],
    [
      'zh-Hant',
      'tw',
      '熟悉 Python、Django、MySQL 與 Linux 開發環境，具備 RESTful API 設計及實作經驗，能獨立完成 Docker 部署。'.repeat(
        2,
      ),
    ],
    [
      'ja',
      'jp',
      '私たちは経験豊富なソフトウェアエンジニアを探しています。チームで設計から開発まで担当していただきます。'.repeat(
        2,
      ),
    ],
    [
      'ar',
      'sa',
      'نبحث عن مهندس برمجيات للعمل ضمن فريقنا في الرياض مع خبرة لا تقل عن ثلاث سنوات في تطوير التطبيقات',
    ],
  ])('is %s in %s', (expected, country, text) => {
    expect(languageOf('', text, country)).toBe(expected);
  });

  it.each([
    ['Sales Executive', 'id', 'en'],
    ['Kepala Toko', 'id', 'id'],
    ['Yazılım Uzmanı', 'tr', 'tr'],
    ['軟體工程師', 'tw', 'zh-Hant'],
    ['看護師免許必須、実務経験3年以上', 'jp', 'ja'],
    ['護士執照，三年以上經驗', 'jp', 'zh-Hant'],
    ['', 'ph', 'en'],
  ])('is told from the title "%s" in %s where nothing else is there', (title, country, expected) => {
    expect(languageOf(title, '', country)).toBe(expected);
  });
});
