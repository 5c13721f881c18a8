import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'Apa yang boleh anda harapkan daripada kami, dan apa yang kami minta daripada anda. Mencari kerja tidak sepatutnya memerlukan peguam.',
    sections: {
      use: {
        title: 'Menggunakan laman ini',
        text: [
          'Mencari dan membaca iklan kerja adalah percuma dan tidak memerlukan akaun. Untuk memohon, menyimpan kerja dan menulis kepada perekrut, anda memerlukan akaun; ini juga percuma.',
          'Rahsiakan kata laluan anda: apa yang dilakukan dengan akaun anda dianggap dilakukan oleh anda.',
        ],
      },
      applications: {
        title: 'Permohonan anda',
        text: [
          'Apa yang anda nyatakan tentang diri anda mestilah benar dan milik anda sendiri.',
          'Permohonan dihantar kepada majikan yang mengiklankan kerja itu. Hanya mereka yang membuat keputusan; kami tidak terlibat dalam pemilihan.',
          'Anda boleh menarik balik permohonan. Majikan akan mengetahuinya, dan permohonan itu kekal dalam senarai anda.',
          'Sesetengah majikan menerima permohonan di laman mereka sendiri. Kami membawa anda ke sana, dan selepas itu peraturan mereka terpakai.',
        ],
      },
      jobs: {
        title: 'Iklan kerja',
        text: [
          'Iklan ditulis oleh majikan. Gaji yang kami tukar kepada mata wang atau tempoh lain hanyalah anggaran.',
          'Majikan yang jujur tidak meminta wang, atau butiran bank sebelum bertemu. Jangan bayar, dan maklumkan kepada kami.',
        ],
      },
      conduct: {
        title: 'Cara kita melayan satu sama lain',
        text: ['Di sebalik setiap mesej ada seorang insan. Jadi, tolong:'],
        points: [
          'jangan menghina, mengugut atau mengiklan',
          'jangan guna nama palsu atau hantar permohonan yang tidak serius',
          'jangan guna program yang menyalin laman ini, membebaninya atau mengelak hadnya',
        ],
      },
      duty: {
        title: 'Tanggungjawab kami',
        text: [
          'Kami berusaha agar laman ini berfungsi dan apa yang anda amanahkan kepada kami selamat. Kami tidak dapat menjanjikan bahawa sesuatu kerja masih dibuka, majikan akan menjawab, atau tiada apa-apa akan gagal.',
          'Jika anda melanggar terma ini, kami boleh menutup akaun anda, dan kami akan menyatakan sebabnya. Hak anda di bawah undang-undang negara anda tidak terjejas.',
        ],
      },
      changes: {
        title: 'Apabila terma ini berubah',
        text: ['Teks baharu akan berada di sini, bersama tarikh ia mula terpakai.'],
      },
    },
  },
  privacy: {
    lead: 'Apa yang kami simpan tentang anda, siapa yang melihatnya, dan cara memadamkannya.',
    sections: {
      kept: {
        title: 'Apa yang kami simpan',
        text: [
          'Selagi anda hanya melihat-lihat: tiada apa-apa yang membawa nama anda. Setelah anda mempunyai akaun:',
        ],
        points: [
          'e-mel, nama pertama, dan kata laluan anda dalam bentuk yang tidak boleh dikembalikan',
          'apa yang anda tambah pada profil; semuanya terpulang kepada anda',
          'resume yang anda muat naik',
          'permohonan anda: mesej, jawapan, resume yang dipilih, dan masa setiap langkah',
          'sembang anda, dengan masa setiap mesej dan sama ada ia telah dibaca',
          'kerja yang anda simpan atau buka',
          'bila dan dengan pelayar apa anda log masuk, untuk melindungi akaun anda',
        ],
      },
      employers: {
        title: 'Apa yang majikan nampak',
        text: [
          'Tiada apa-apa, sehingga anda memohon. Selepas itu, pihak yang menguruskan kerja itu melihat nama pertama, mesej dan apa yang anda tulis dalam sembang, serta sama ada anda telah membaca mesej.',
          'Profil anda, jawapan anda kepada soalan kerja itu, resume dan e-mel anda kekal dengan kami: laman ini tidak menyerahkannya. Majikan lain tidak nampak apa-apa.',
        ],
      },
      others: {
        title: 'Siapa lagi yang melihatnya',
        text: [
          'Kami tidak menjual apa-apa tentang anda, dan tiada program pengiklanan atau penjejakan pihak lain di laman ini. Kakitangan kami hanya melihat apa yang perlu untuk membantu anda, menyiasat laporan atau membaiki kerosakan. Pihak berkuasa menerima apa yang diwajibkan oleh undang-undang.',
          'Pelayar anda memberitahu kami berapa pantas halaman dipaparkan dan bahagian mana yang gagal. Ini tidak mengandungi nama, alamat atau apa-apa yang anda taip.',
        ],
      },
      browser: {
        title: 'Kuki dan pelayar anda',
        text: ['Hanya yang diperlukan untuk laman ini berfungsi; sebab itu tiada sepanduk yang bertanya.'],
        points: [
          'sessionid dan user mengekalkan log masuk anda, sehingga anda log keluar atau tidak kembali selama 30 hari',
          'geoConfiguration, timeZone dan theme mengingati negara dan bahasa, zon waktu, serta cerah atau gelap, selama setahun',
          'draf, mesej yang belum dihantar dan tanda kerja yang pernah dibuka kekal dalam pelayar anda; draf selama 14 hari',
        ],
      },
      removal: {
        title: 'Cara memadam',
        text: ['Kebanyakannya boleh anda padam sendiri, serta-merta:'],
        points: [
          'resume: di halaman Resume, dan fail itu hilang',
          'kerja yang disimpan: di bawah Kerja Saya',
          'apa-apa dalam profil: kosongkan medannya',
          'permohonan: tarik balik; ia kekal dalam senarai, ditanda sebagai ditarik balik',
          'semuanya: belum ada butang untuk ini; tulis kepada kami daripada e-mel akaun anda, dan seseorang akan menguruskannya',
        ],
      },
      rights: {
        title: 'Hak anda',
        text: [
          'Anda boleh bertanya pada bila-bila masa apa yang kami simpan tentang anda, membetulkannya, menerima salinan, atau membantah penggunaannya. Jika jawapan kami tidak memuaskan, pihak berkuasa perlindungan data negara anda sedia mendengar.',
        ],
      },
    },
  },
  contact: { title: 'Soalan', text: 'Tulis kepada kami, dan seseorang akan membacanya:' },
};
