export const companies = `
[tech]
x PT ~ Teknologi; PT ~ Digital Indonesia; ~ Software
c {company} membuat perangkat lunak pemesanan, pembayaran, dan stok untuk usaha kecil.
c {company} menjalankan jaringan dan aplikasi bagi ribuan toko, sekolah, dan klinik.
[web3]
x ~ Chain; PT ~ Aset Digital; ~ Protocol
c {company} membangun sarana terbuka untuk kepemilikan digital, pembayaran, dan identitas.
c {company} mengembangkan dompet dan layanan blockchain yang mudah dipakai siapa saja.
[finance]
x PT ~ Finansial; PT ~ Asuransi; ~ Capital
c {company} menyediakan tabungan, pinjaman, dan asuransi bagi keluarga dan usaha kecil.
c {company} membantu nasabah menabung, meminjam, dan melindungi diri dengan syarat yang jelas.
[professional]
x ~ & Rekan; PT ~ Konsultan; Kantor Hukum ~
c {company} memberi konsultasi pajak, hukum, dan organisasi kepada perusahaan.
c {company} mengurus pembukuan, penggajian, dan kontrak bagi usaha yang sedang tumbuh.
[media]
x ~ Kreatif; PT ~ Media; Studio ~
c {company} membuat kampanye, film, dan gim yang dibicarakan orang.
c {company} adalah studio mandiri untuk periklanan dan konten digital.
[shop]
x Toko ~; PT ~ Ritel; ~ Mart
c {company} menjual peralatan rumah, pakaian, dan elektronik di toko dan secara daring.
c {company} mengantarkan kebutuhan sehari-hari dalam satu hari setelah dipesan.
[food]
x Dapur ~ =1; Kopi ~ =1; PT ~ Pangan =2
c {company} mengelola restoran dan kafe dengan dapur dan roti buatan sendiri.
c {company} memproduksi saus, camilan, dan makanan siap saji dari bahan lokal.
[hotel]
x Hotel ~ =1; ~ Resort =1; ~ Tour & Travel =2
c {company} mengelola hotel yang membuat tamu kembali setiap tahun.
c {company} merencanakan perjalanan dan menemani tamu dari tiba sampai pulang.
[health]
x Klinik ~ =1; RS ~ =1; PT ~ Farma =2
c {company} mengelola klinik dan pusat perawatan dengan waktu tunggu singkat.
c {company} mengembangkan dan menyalurkan obat serta alat kesehatan.
[school]
x Sekolah ~; Akademi ~; Bimbel ~
c {company} mengajar anak-anak dan orang dewasa dalam kelompok kecil.
c {company} mengelola sekolah, kursus bahasa, dan pelatihan kejuruan.
[factory]
x PT ~ Manufaktur; PT ~ Presisi; PT ~ Industri
c {company} memproduksi komponen presisi untuk kendaraan, mesin, dan elektronik.
c {company} membuat dan merakit komponen bagi pelanggan di tiga benua.
[build]
x PT ~ Konstruksi; PT ~ Properti; ~ Land
c {company} membangun rumah, sekolah, dan jembatan serta merawatnya.
c {company} merancang, membangun, dan mengelola gedung hunian dan perkantoran.
[logistics]
x PT ~ Logistik; ~ Ekspres; PT ~ Kargo
c {company} mengangkut barang lewat darat, laut, dan udara, dan tahu posisi setiap paket.
c {company} menyimpan, mengemas, dan mengantar untuk toko daring dan pabrik.
[green]
x PT ~ Energi; Kebun ~; PT ~ Lestari Hijau
c {company} menanam bahan pangan segar dan menjalankan pembangkit surya di lahan yang sama.
c {company} memasok energi bersih serta merawat air dan tanah.
[care]
x Salon ~; ~ Wellness; ~ Beauty Studio
c {company} mengelola salon dan studio kebugaran yang dikenal tenang.
c {company} menyediakan perawatan kulit, rambut, dan kebugaran di satu tempat.
[facility]
x PT ~ Sekuriti; PT ~ Jasa Fasilitas; ~ Servis
c {company} membersihkan, menjaga, dan merawat gedung milik perusahaan dan pemerintah.
c {company} mengurus lift, listrik, dan keselamatan di lebih dari seratus gedung.
[ngo]
x Yayasan ~; Lembaga ~; Perkumpulan ~
c {company} mendukung keluarga, sekolah, dan petani kecil dengan program jangka panjang.
c {company} adalah lembaga nirlaba di bidang pendidikan dan kesehatan masyarakat.
`;
