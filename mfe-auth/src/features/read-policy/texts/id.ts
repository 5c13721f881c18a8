import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'Apa yang bisa Anda harapkan dari kami, dan apa yang kami minta dari Anda. Mencari kerja tidak seharusnya butuh pengacara.',
    sections: {
      use: {
        title: 'Memakai situs ini',
        text: [
          'Mencari dan membaca lowongan gratis dan tidak butuh akun. Untuk melamar, menyimpan lowongan, dan menulis kepada perekrut, Anda perlu akun; itu pun gratis.',
          'Jaga kata sandi Anda: apa yang dilakukan dengan akun Anda dianggap dilakukan oleh Anda.',
        ],
      },
      applications: {
        title: 'Lamaran Anda',
        text: [
          'Apa yang Anda sampaikan tentang diri Anda harus benar dan milik Anda sendiri.',
          'Lamaran dikirim ke perusahaan yang memasang lowongan. Hanya mereka yang memutuskan; kami tidak ikut memilih.',
          'Anda bisa menarik lamaran. Perusahaan akan mengetahuinya, dan lamaran itu tetap ada di daftar Anda.',
          'Sebagian perusahaan menerima lamaran di situs mereka sendiri. Kami mengantar Anda ke sana, dan sejak itu aturan mereka yang berlaku.',
        ],
      },
      jobs: {
        title: 'Iklan lowongan',
        text: [
          'Perusahaan yang menulisnya. Gaji yang kami ubah ke mata uang atau periode lain adalah perkiraan.',
          'Perusahaan yang jujur tidak meminta uang, atau data bank sebelum bertemu. Jangan membayar, dan beri tahu kami.',
        ],
      },
      conduct: {
        title: 'Saling menghormati',
        text: ['Di balik setiap pesan ada seseorang. Jadi, mohon:'],
        points: [
          'jangan menghina, mengancam, atau beriklan',
          'jangan memakai nama palsu atau mengirim lamaran yang tidak sungguh-sungguh',
          'jangan memakai program yang menyalin situs ini, membanjirinya, atau mengakali batasannya',
        ],
      },
      duty: {
        title: 'Tanggung jawab kami',
        text: [
          'Kami menjaga agar situs ini berjalan dan apa yang Anda percayakan kepada kami aman. Kami tidak bisa menjanjikan bahwa lowongan masih dibuka, perusahaan akan menjawab, atau tidak akan pernah ada gangguan.',
          'Jika Anda melanggar ketentuan ini, kami dapat menutup akun Anda dan akan menjelaskan alasannya. Hak Anda menurut hukum negara Anda tetap berlaku.',
        ],
      },
      changes: {
        title: 'Jika ketentuan ini berubah',
        text: ['Teks yang baru ada di sini, dengan tanggal mulai berlakunya.'],
      },
    },
  },
  privacy: {
    lead: 'Apa yang kami simpan tentang Anda, siapa yang melihatnya, dan cara menghapusnya.',
    sections: {
      kept: {
        title: 'Apa yang kami simpan',
        text: ['Selama Anda hanya melihat-lihat: tidak ada yang memuat nama Anda. Setelah Anda punya akun:'],
        points: [
          'email, nama depan, dan kata sandi Anda dalam bentuk yang tidak bisa dikembalikan',
          'apa yang Anda tambahkan ke profil; semuanya terserah Anda',
          'CV yang Anda unggah',
          'lamaran Anda: pesan, jawaban, CV yang dipilih, dan waktu setiap langkahnya',
          'obrolan Anda, dengan waktu setiap pesan dan apakah sudah dibaca',
          'lowongan yang Anda simpan atau buka',
          'kapan dan dengan peramban apa Anda masuk, untuk melindungi akun Anda',
        ],
      },
      employers: {
        title: 'Apa yang dilihat perusahaan',
        text: [
          'Tidak ada, sampai Anda melamar. Setelah itu, yang menangani lowongan tersebut melihat nama depan Anda, pesan Anda, dan yang Anda tulis di obrolan, serta apakah Anda sudah membaca pesan.',
          'Profil Anda, jawaban Anda atas pertanyaan lowongan, CV, dan email Anda tetap pada kami: situs ini tidak menyerahkannya. Perusahaan lain tidak melihat apa pun.',
        ],
      },
      others: {
        title: 'Siapa lagi yang melihatnya',
        text: [
          'Kami tidak menjual apa pun tentang Anda, dan tidak ada program iklan atau pelacak pihak lain di situs ini. Tim kami hanya melihat yang diperlukan untuk membantu Anda, menindaklanjuti laporan, atau memperbaiki gangguan. Pihak berwenang menerima apa yang diwajibkan hukum.',
          'Peramban Anda memberi tahu kami seberapa cepat halaman tampil dan bagian mana yang gagal. Di dalamnya tidak ada nama, alamat, atau apa pun yang Anda ketik.',
        ],
      },
      browser: {
        title: 'Cookie dan peramban Anda',
        text: ['Hanya yang dibutuhkan agar situs berjalan; karena itu tidak ada spanduk yang bertanya.'],
        points: [
          'sessionid dan user menjaga Anda tetap masuk, sampai Anda keluar atau tidak kembali selama 30 hari',
          'geoConfiguration, timeZone, dan theme mengingat negara dan bahasa, zona waktu, serta terang atau gelap, selama setahun',
          'draf, pesan yang belum terkirim, dan tanda lowongan yang pernah dibuka tetap di peramban Anda; draf selama 14 hari',
        ],
      },
      removal: {
        title: 'Cara menghapus',
        text: ['Sebagian besar bisa Anda hapus sendiri, saat itu juga:'],
        points: [
          'CV: di halaman CV, dan filenya lenyap',
          'lowongan tersimpan: di Lowongan Saya',
          'isi profil: kosongkan kolomnya',
          'lamaran: tarik saja; lamaran tetap ada di daftar, bertanda ditarik',
          'semuanya: belum ada tombol untuk itu; tulis kepada kami dari email akun Anda, dan seseorang akan mengurusnya',
        ],
      },
      rights: {
        title: 'Hak Anda',
        text: [
          'Kapan saja Anda boleh menanyakan apa yang kami simpan tentang Anda, memintanya diperbaiki, menerima salinannya, atau menolak pemakaiannya. Jika jawaban kami kurang memuaskan, otoritas pelindungan data di negara Anda siap mendengarkan.',
        ],
      },
    },
  },
  contact: { title: 'Pertanyaan', text: 'Tulis kepada kami, dan seseorang akan membacanya:' },
};
