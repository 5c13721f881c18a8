export const companies = `
[tech]
x ~ Teknologi Sdn Bhd; ~ Digital Sdn Bhd; ~ Perisian Sdn Bhd
c {company} membangunkan perisian tempahan, pembayaran dan stok untuk perniagaan kecil.
c {company} mengendalikan rangkaian dan aplikasi untuk ribuan kedai, sekolah dan klinik.
[web3]
x ~ Chain Sdn Bhd; ~ Protocol; ~ Aset Digital Sdn Bhd
c {company} membina alat terbuka untuk pemilikan digital, pembayaran dan identiti.
c {company} membangunkan dompet dan perkhidmatan rantaian blok yang mudah digunakan oleh semua orang.
[finance]
x ~ Kewangan Berhad; ~ Takaful Berhad; ~ Kapital Sdn Bhd
c {company} menawarkan akaun, pembiayaan dan insurans kepada keluarga dan perniagaan kecil.
c {company} membantu pelanggan menyimpan, membiayai dan melindungi diri dengan syarat yang jelas.
[professional]
x Tetuan ~ & Rakan Kongsi; ~ Perunding Sdn Bhd; ~ & Co
c {company} menasihati syarikat tentang cukai, undang-undang dan organisasi.
c {company} menguruskan perakaunan, gaji dan kontrak untuk perniagaan yang berkembang.
[media]
x ~ Kreatif Sdn Bhd; Studio ~; ~ Media Sdn Bhd
c {company} menghasilkan kempen, filem dan permainan yang menjadi bualan.
c {company} ialah studio bebas untuk pengiklanan dan kandungan digital.
[shop]
x Pasar Raya ~; ~ Niaga Sdn Bhd; Kedai ~
c {company} menjual barangan rumah, pakaian dan elektronik di kedai dan dalam talian.
c {company} menghantar keperluan harian dalam masa sehari selepas pesanan.
[food]
x Restoran ~ =1; Kopi ~ =1; ~ Foods Sdn Bhd =2
c {company} mengendalikan restoran dan kafe dengan dapur dan bakeri sendiri.
c {company} menghasilkan sos, snek dan makanan siap daripada bahan tempatan.
[hotel]
x Hotel ~ =1; ~ Resort =1; ~ Travel Sdn Bhd =2
c {company} mengendalikan hotel yang tetamunya kembali setiap tahun.
c {company} merancang perjalanan dan menjaga pelancong dari ketibaan hingga pulang.
[health]
x Klinik ~ =1; Pusat Perubatan ~ =1; ~ Farma Sdn Bhd =2
c {company} mengendalikan klinik dan pusat jagaan dengan masa menunggu yang singkat.
c {company} membangunkan dan mengedarkan ubat serta peranti perubatan.
[school]
x Akademi ~; Sekolah ~; Pusat Tuisyen ~
c {company} mengajar kanak-kanak dan orang dewasa dalam kumpulan kecil.
c {company} mengendalikan sekolah, kursus bahasa dan latihan vokasional.
[factory]
x ~ Industri Sdn Bhd; ~ Presisi Sdn Bhd; ~ Manufacturing Sdn Bhd
c {company} mengeluarkan komponen jitu untuk kenderaan, mesin dan elektronik.
c {company} mengeluarkan dan memasang komponen untuk pelanggan di tiga benua.
[build]
x ~ Bina Sdn Bhd; ~ Hartanah Berhad; ~ Engineering Sdn Bhd
c {company} membina rumah, sekolah dan jambatan serta menyelenggarakannya.
c {company} merancang, membina dan mengurus bangunan kediaman dan pejabat.
[logistics]
x ~ Logistik Sdn Bhd; ~ Ekspres Sdn Bhd; ~ Kargo Sdn Bhd
c {company} mengangkut barang melalui darat, laut dan udara serta tahu kedudukan setiap bungkusan.
c {company} menyimpan, membungkus dan menghantar untuk kedai dalam talian dan pengilang.
[green]
x ~ Tenaga Sdn Bhd; Ladang ~; ~ Hijau Sdn Bhd
c {company} menanam hasil segar dan mengendalikan loji suria di tanah yang sama.
c {company} membekalkan tenaga bersih serta menjaga air dan tanah.
[care]
x Salun ~; ~ Wellness Sdn Bhd; Rumah Kecantikan ~
c {company} mengendalikan salun dan studio kesejahteraan yang terkenal dengan ketenangannya.
c {company} menyediakan penjagaan kulit, rambut dan kecergasan di bawah satu bumbung.
[facility]
x ~ Sekuriti Sdn Bhd; ~ Fasiliti Sdn Bhd; ~ Selenggara Sdn Bhd
c {company} membersih, mengawal dan menyelenggara bangunan untuk syarikat dan kerajaan tempatan.
c {company} menjaga lif, elektrik dan keselamatan di lebih seratus bangunan.
[ngo]
x Yayasan ~; Pertubuhan ~; Persatuan ~
c {company} menyokong keluarga, sekolah dan petani kecil melalui projek yang berkekalan.
c {company} ialah pertubuhan bukan untung dalam bidang pendidikan dan kesihatan awam.
`;
