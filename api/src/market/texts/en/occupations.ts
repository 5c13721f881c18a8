export const occupations = `
[software-engineer]
t Software Engineer; Backend Engineer; Full-Stack Developer
l Engineering Lead
h You will build and run the services that our customers use every day, in a team small enough that your name is on the result.
h We ship small changes often and look after what we ship. You will own a part of the product from the first sketch to the alert at night.
d Design, write and review code for services that have to stay up
d Break larger features into steps that can be released on their own
d Write automated tests and keep the build fast
d Find the cause of production problems and remove it for good
d Work with designers and product managers before a line of code is written
d Keep documentation short, current and useful
n Solid command of TypeScript, Java, Go or Python
n Experience with relational databases and HTTP APIs
n Habit of testing your own work before someone else has to
s TypeScript; Node.js; PostgreSQL; REST APIs; Git
[data-analyst]
t Data Analyst; Business Intelligence Analyst; Data Scientist
l Head of Data
h Our managers make decisions every week that deserve better numbers. You will find those numbers, check them and explain them in plain language.
h You will turn raw records into answers: what sells, what fails, and what we should try next.
d Build dashboards that people actually open
d Write SQL that others can read and reuse
d Check data quality and chase errors back to their source
d Design and evaluate experiments with the product team
d Present findings to people who do not like spreadsheets
d Automate the monthly reports
n Confident SQL and one of Python or R
n Good understanding of statistics and of its limits
n Ability to tell a clear story with a few charts
s SQL; Python; Power BI; Statistics; Excel
[it-support]
t IT Support Specialist; System Administrator; Network Engineer
l IT Manager
h When something does not work, you are the person everyone is glad to see. You keep computers, accounts and networks running for the whole company.
h You will look after our infrastructure and the people who depend on it, on the spot and over the phone.
d Answer support tickets and resolve them within the agreed time
d Set up laptops, accounts and access for new colleagues
d Maintain servers, backups and the office network
d Apply security updates and watch for incidents
d Keep an accurate inventory of hardware and licences
d Write short guides so that the same question is not asked twice
n Working knowledge of Windows, Linux and networking basics
n Patience with people who are in a hurry
n Careful handling of passwords and personal data
s Windows Server; Linux; Networking; Microsoft 365; Troubleshooting
[product-manager]
t Product Manager; Project Manager; Product Owner
l Head of Product
h You will decide what we build next, and be able to say why. Engineering, design and sales will all look to you for that answer.
h You will take a product from a customer complaint to a release that customers notice.
d Talk to customers every week and write down what you learn
d Keep a roadmap that fits on one page
d Write clear requirements with examples and limits
d Plan releases with engineering, marketing and support
d Measure whether a feature did what it promised
d Say no, kindly and with reasons
n Experience taking digital products from idea to launch
n Comfort with data as well as with people
n Clear writing
s Roadmapping; User research; Agile; Analytics; Stakeholder management
[qa-engineer]
t QA Engineer; Software Tester; Test Automation Engineer
l QA Lead
h You will be the last person to see a release before our customers do, and the first to be asked whether it is good.
h We want to find faults before our users do. You will build the tests, tools and habits that make this normal.
d Plan and carry out functional and regression tests
d Automate the checks that are worth repeating
d Report faults so that a developer can reproduce them at once
d Test on real phones as well as on emulators
d Take part in planning and ask the awkward questions early
d Watch quality figures from release to release
n Experience testing web or mobile applications
n Basic programming skills for test automation
n An eye for detail and for what users really do
s Playwright; Test planning; API testing; Jira; SQL
[blockchain-developer]
t Blockchain Developer; Smart Contract Engineer; Web3 Frontend Developer
l Protocol Lead
h You will write contracts that hold other people's money, so you would rather be careful than clever.
h Our protocol is public, audited and used around the clock. You will help to extend it without breaking trust.
d Develop and test smart contracts in Solidity or Rust
d Review code with security in mind and answer audit findings
d Build the libraries and interfaces that wallets talk to
d Watch transactions on the main network and respond to anomalies
d Reduce gas costs without making the code unreadable
d Explain protocol changes to the community
n Good knowledge of EVM chains and common attack patterns
n Experience with Foundry, Hardhat or Anchor
n Sound grasp of cryptography basics
s Solidity; Rust; Ethereum; Foundry; Security auditing
[ui-ux-designer]
t UI/UX Designer; Product Designer; Interaction Designer
l Design Lead
h You will make complicated things feel simple, and show with evidence that they are.
h From the first interview to the last pixel, you will shape how people use our product on phone and desktop.
d Run interviews and usability tests with real users
d Sketch flows, build prototypes and refine them
d Maintain our design system together with the developers
d Design for keyboards, screen readers and small screens
d Present your work and take criticism well
d Check the finished feature against the design
n A portfolio that shows how you think
n Fluency in Figma or a similar tool
n Understanding of accessibility
s Figma; Prototyping; User research; Design systems; Accessibility
[graphic-designer]
t Graphic Designer; Visual Designer; Illustrator
l Art Director
h You will give our brand its look in print, on packaging and on screens.
h We need someone who can turn a vague brief into a picture that people remember.
d Design posters, packaging, social media visuals and presentations
d Prepare files for print and check the proofs
d Adapt campaigns to many formats without losing the idea
d Keep the image library and templates in order
d Work with photographers and printers
d Suggest ideas before being asked
n Confident use of Illustrator, Photoshop and InDesign
n Good sense of typography and colour
n A portfolio of published work
s Illustrator; Photoshop; InDesign; Typography; Branding
[sales-representative]
t Sales Representative; Account Executive; Sales Executive
l Sales Manager
h You will meet customers, understand what they need and come back with an offer that makes sense for both sides.
h You know that good sales begin with listening. You will look after existing customers and win new ones.
d Visit customers and present our products and services
d Prepare quotations and follow them up
d Reach monthly and quarterly sales targets
d Keep customer records up to date
d Report market news and competitors' moves
d Coordinate deliveries with the back office
n Experience in sales or in contact with customers
n Confident manner in person and on the phone
n Willingness to travel within the region
s Negotiation; CRM; Prospecting; Presentation; Account management
[business-development]
t Business Development Executive; Partnership Manager; Business Development Specialist
l Business Development Director
h You will open doors for us: new partners, new channels, new cities.
h You will find the companies we should be working with and turn first conversations into signed agreements.
d Identify and approach potential partners
d Prepare proposals and business cases
d Negotiate terms together with legal and finance
d Follow agreements through to the first results
d Represent the company at trade fairs and events
d Keep the pipeline honest and current
n A record of closed deals or partnerships
n Commercial thinking and confidence with numbers
n A professional network in the industry
s Partnerships; Negotiation; Market research; Proposal writing; CRM
[digital-marketer]
t Digital Marketing Specialist; Performance Marketer; SEO Specialist
l Head of Marketing
h You will bring the right people to our site and find out what made them stay.
h You will plan, run and improve our campaigns, with a budget that you can explain to the last cent.
d Plan and run campaigns on search and social channels
d Improve our pages for search engines and for readers
d Write and test advertisements and e-mails
d Follow costs and results every day
d Work with designers on landing pages
d Report monthly on what worked and what did not
n Experience with Google Ads, Meta Ads or similar platforms
n Confident use of web analytics
n Good writing style
s SEO; Google Ads; Google Analytics; Content marketing; E-mail marketing
[community-manager]
t Social Media Manager; Community Manager; Content Creator
l Head of Community
h You will be our voice online and our ear among the people who follow us.
h You will turn readers into a community: with good stories, quick answers and a sense of humour that fits the brand.
d Plan the content calendar and publish every day
d Answer comments and messages in a friendly tone
d Shoot and edit short videos
d Work with creators and partners
d Watch what people say about us and pass it on
d Organise online events and meet-ups
n Experience running brand channels
n Feeling for language, pictures and timing
n Calm under criticism
s Social media; Copywriting; Short video; Canva; Community building
[customer-service]
t Customer Service Representative; Customer Support Specialist; Call Centre Agent
l Customer Service Team Leader
h You will help customers by phone, chat and e-mail, and they will hang up happier than they called.
h You like solving problems for people. We will teach you the product.
d Answer enquiries by phone, chat and e-mail
d Record each case clearly in the system
d Solve complaints fairly and follow them up
d Pass on difficult cases with everything the next person needs
d Reach the agreed targets for quality and response time
d Share ideas that would spare customers from calling at all
n A friendly voice and clear writing
n Ability to stay calm on busy days
n Willingness to work in shifts
s Customer service; Communication; Zendesk; Problem solving; Typing
[accountant]
t Accountant; Accounting Officer; Financial Accountant
l Finance Manager
h You will keep our books complete, correct and on time, and tell us what they mean.
h You will take charge of the monthly closing and of everything an auditor may ask about it.
d Post invoices, receipts and journal entries
d Carry out the monthly and yearly closing
d Reconcile bank and supplier accounts
d Prepare tax returns and statutory reports
d Support internal and external audits
d Improve the way invoices travel through the company
n Good knowledge of accounting standards and tax rules
n Confident use of Excel and accounting software
n Accuracy and discretion
s Bookkeeping; Excel; Tax filing; Financial reporting; SAP
[financial-adviser]
t Financial Adviser; Relationship Manager; Insurance Consultant
l Branch Manager
h You will help families and small businesses to make decisions about money that they will still be happy with in ten years.
h You will advise clients on savings, loans and protection, honestly and in words they understand.
d Meet clients and analyse their situation
d Recommend products that fit, and explain the risks
d Prepare applications and check documents
d Keep in touch with clients over the years
d Meet sales and service targets
d Follow the rules on suitability and data protection
n Licence to advise, or willingness to obtain it
n Trustworthy, patient manner
n Interest in financial markets
s Financial planning; Client relations; Risk analysis; Insurance; Compliance
[recruiter]
t Recruiter; HR Specialist; Talent Acquisition Specialist
l HR Manager
h You will find the people who make the company better, and see to it that they have a good first day.
h You will look after hiring from the first call to the signed contract, and answer every applicant.
d Write job advertisements that say what the job is
d Search for candidates and hold first interviews
d Arrange interviews and give prompt feedback
d Prepare contracts and welcome new colleagues
d Keep personnel records complete and confidential
d Advise managers on labour law questions
n Experience in recruitment or HR administration
n Good judgement of people and discretion
n Basic knowledge of labour law
s Recruitment; Interviewing; HR administration; Onboarding; Labour law
[admin-assistant]
t Administrative Assistant; Office Administrator; Receptionist
l Office Manager
h You will keep the office running: calendars, visitors, orders, and the hundred small things that nobody notices until they are missing.
h You will support the team with order, foresight and a friendly word.
d Answer calls and welcome visitors
d Manage calendars, meeting rooms and travel bookings
d Prepare letters, minutes and presentations
d Order supplies and check invoices
d File documents so that they can be found again
d Help to organise company events
n Good command of Word, Excel and e-mail
n Reliable and well organised
n Friendly manner on the phone
s Microsoft Office; Filing; Scheduling; Data entry; Communication
[mechanical-engineer]
t Mechanical Engineer; Maintenance Engineer; Design Engineer
l Engineering Manager
h You will design parts and machines that have to work for years in heat, dust and the hands of hurried people.
h You will take our equipment from drawing to reliable operation.
d Design components and assemblies in CAD
d Calculate loads, tolerances and costs
d Build prototypes and supervise tests
d Support production when problems arise
d Work with suppliers on materials and quality
d Keep drawings and parts lists up to date
n Experience with SolidWorks, Inventor or a similar CAD system
n Knowledge of materials and manufacturing methods
n Practical sense in the workshop
s SolidWorks; AutoCAD; Technical drawing; Preventive maintenance; FMEA
[site-engineer]
t Site Engineer; Civil Engineer; Construction Supervisor
l Construction Manager
h You will turn drawings into buildings: safely, on time and within budget.
h You will be our eyes on the site, from the foundations to the handover.
d Plan and supervise the daily work on site
d Check quality, quantities and progress
d Coordinate subcontractors and deliveries
d See that safety rules are followed by everyone
d Keep the site diary and prepare progress reports
d Solve technical questions with the design office
n Experience on building or civil engineering sites
n Confident reading of drawings and specifications
n Authority without shouting
s AutoCAD; Site supervision; Quantity take-off; Safety; MS Project
[production-operator]
t Production Operator; Machine Operator; Quality Inspector
l Production Supervisor
h You will run modern machines in a clean, well-organised plant, with a team that looks out for one another.
h You will see to it that every part that leaves our line is a good one.
d Set up and operate production machines
d Check parts against the drawing and record the results
d Fix small faults and report larger ones
d Keep the workplace clean and safe
d Meet the daily production plan
d Help to train new colleagues
n Manual skill and technical interest
n Willingness to work in shifts
n Attention to safety rules
s Machine operation; Quality inspection; 5S; Safety; Teamwork
[warehouse-associate]
t Warehouse Associate; Inventory Clerk; Forklift Operator
l Warehouse Supervisor
h You will see to it that the right goods leave at the right time, in one piece.
h Thousands of parcels pass through our warehouse every day. You will keep them moving.
d Receive, check and store incoming goods
d Pick and pack orders with a scanner
d Load and unload lorries
d Count stock and clear up differences
d Drive forklifts and pallet trucks safely
d Keep aisles and loading bays tidy
n Good physical condition
n Reliability and punctuality
n Forklift licence welcome
s Picking; Inventory control; Forklift; Barcode scanner; Packing
[driver]
t Delivery Driver; Truck Driver; Company Driver
l Fleet Supervisor
h You will bring goods to our customers, and for many of them you are the face of the company.
h You know the roads, keep your temper in traffic and arrive when you said you would.
d Deliver goods along the planned route
d Load the vehicle and secure the cargo
d Obtain signatures and collect payments where agreed
d Check oil, tyres and lights every morning
d Report delays and damage at once
d Keep the vehicle clean
n Valid driving licence and a clean record
n Good knowledge of the area
n Polite manner with customers
s Driving; Route planning; Customer service; Vehicle care; Navigation
[nurse]
t Registered Nurse; Staff Nurse; Clinic Nurse
l Nurse Manager
h You will care for patients with skill and with time for a kind word.
h You will be part of a nursing team that is properly staffed and listens to its members.
d Assess patients and carry out care plans
d Give medication and assist in treatments
d Keep complete and timely records
d Inform patients and families with patience
d Follow hygiene and safety standards
d Guide student nurses
n Nursing degree and valid registration
n Confidence in clinical routines
n Willingness to work in shifts
s Patient care; Medication; Infection control; Basic life support; Charting
[teacher]
t English Teacher; Mathematics Teacher; Primary School Teacher
l Head Teacher
h You will teach small classes and have the time to know each pupil.
h You like explaining things twice, in two different ways. Our pupils deserve someone like you.
d Plan and teach lessons according to the curriculum
d Set and mark work and give useful feedback
d Support pupils who need more time
d Speak with parents regularly
d Take part in school events and projects
d Develop teaching material with colleagues
n Teaching qualification for the subject
n Patience and clear authority
n Willingness to keep learning
s Lesson planning; Classroom management; Assessment; Communication; Curriculum
[cook]
t Cook; Line Cook; Pastry Chef
l Head Chef
h You will cook with fresh produce in a kitchen where people say please and thank you.
h You love good food and can put out eighty plates on a Saturday night without losing your smile.
d Prepare dishes according to our recipes and standards
d Check fresh produce on delivery
d Keep your station clean and ready
d Follow food safety rules without exception
d Help to plan menus and daily specials
d Keep waste low
n Experience in a professional kitchen or a cookery qualification
n Speed and cleanliness
n Willingness to work evenings and weekends
s Food preparation; Food safety; Menu planning; Teamwork; Stock rotation
[barista]
t Barista; Waiter; Restaurant Server
l Restaurant Manager
h You will welcome our guests, remember what the regulars drink and make the rest of them want to become regulars.
h You will work in a lively place with good coffee, good food and colleagues who help each other.
d Welcome guests and take their orders
d Prepare drinks to our standard
d Serve at table and at the counter
d Handle payments and close the till
d Keep the guest area clean and inviting
d Handle complaints with tact
n Friendly and quick on your feet
b Experience in service is welcome, not required
n Willingness to work weekends
s Guest service; Coffee; Cash handling; Teamwork; Hygiene
[shop-assistant]
t Shop Assistant; Sales Associate; Cashier
l Store Manager
h You will advise customers in our shop and see to it that they like coming back.
h You like people and beautiful things. In our shop you will have plenty of both.
d Advise customers and find what suits them
d Operate the till accurately
d Fill shelves and arrange displays
d Receive deliveries and check prices
d Help with stocktaking
d Keep the shop tidy
n Pleasure in dealing with people
n Well-groomed appearance and reliability
n Willingness to work on Saturdays
s Sales; Cash handling; Merchandising; Customer service; Stock control
[legal-counsel]
t Legal Counsel; Legal Officer; Paralegal
l Head of Legal
h You will give clear answers to difficult questions, before they become expensive.
h You will accompany contracts from the first draft to the signature, and sometimes beyond.
d Draft, review and negotiate contracts
d Advise colleagues on commercial and labour law
d Follow changes in the law and explain their effect
d Manage disputes together with outside lawyers
d Look after corporate records and registrations
d Train teams in compliance
n Law degree and practical experience
n Precise language and sound judgement
n Discretion
s Contract drafting; Corporate law; Compliance; Legal research; Negotiation
[video-editor]
t Video Editor; Motion Graphics Designer; Videographer
l Creative Producer
h You will turn hours of footage into two minutes that people watch to the end.
h You will shoot and edit films for campaigns, courses and social channels.
d Edit films from rough cut to final version
d Create titles and motion graphics
d Correct colour and sound
d Film interviews and product shots
d Adapt films to the formats of each channel
d Keep the archive in order
n Mastery of Premiere Pro, DaVinci Resolve or Final Cut
n Feeling for rhythm and story
n A show reel
s Premiere Pro; After Effects; Colour grading; Camera; Storyboarding
[lab-technician]
t Laboratory Technician; Research Assistant; Quality Control Chemist
l Laboratory Manager
h You will measure things that matter, and know how far the result can be trusted.
h You will support our research with careful preparation, exact analysis and honest records.
d Prepare samples and carry out analyses
d Calibrate and maintain instruments
d Record and evaluate results
d Follow safety rules and standard procedures
d Order and manage chemicals and supplies
d Help to develop new methods
n Training in chemistry, biology or a related subject
n Experience with laboratory instruments
n Careful, clean way of working
s HPLC; Sample preparation; Laboratory safety; Data analysis; GMP
[beautician]
t Beautician; Hair Stylist; Spa Therapist
l Salon Manager
h You will give guests an hour in which they are looked after, and send them home looking rested.
h You know your craft and like talking with people, or being quiet with them when they prefer.
d Advise guests on treatments and products
d Carry out facial, hair or body treatments
d Keep the treatment room clean and calm
d Look after appointments and regular guests
d Recommend products honestly
d Follow hygiene rules
n Completed training in beauty, hair or spa treatments
n Well-groomed appearance and good manners
n Willingness to work weekends
s Skin care; Hair styling; Massage; Customer service; Hygiene
[security-guard]
t Security Guard; Security Officer; Control Room Operator
l Security Supervisor
h You will see to it that people and buildings are safe, calmly and with good manners.
h You are attentive, friendly and hard to fluster. That is what our clients value.
d Control access and receive visitors
d Make regular rounds and watch the cameras
d Respond to alarms and emergencies
d Write clear reports after each shift
d Help visitors to find their way
d Keep keys and passes under control
n Security licence, or willingness to obtain it
n Good physical condition
n Willingness to work nights
s Access control; CCTV; First aid; Report writing; Fire safety
[agronomist]
t Agronomist; Environmental Officer; Farm Supervisor
l Farm Manager
h You will help to grow more with less water and fewer chemicals.
h You will spend half of your time in the field and the other half making sense of what you saw there.
d Advise growers on soil, seed and plant protection
d Plan trials and evaluate the yields
d Take soil and water samples
d Watch that environmental rules are kept
d Train field workers
d Keep records for certification
n Training in agriculture, forestry or environmental science
n Driving licence and pleasure in outdoor work
n Ability to explain science in simple words
s Soil analysis; Crop protection; Irrigation; Field trials; Environmental compliance
[programme-coordinator]
t Programme Coordinator; Project Officer; Volunteer Coordinator
l Programme Director
h You will see to it that good intentions arrive where they are needed, and that we can prove it.
h You will run our programmes with partners, volunteers and the people for whom they are made.
d Plan activities and follow the budget
d Recruit and support volunteers
d Write reports for donors and authorities
d Visit project sites and listen
d Organise training and public events
d Measure results honestly
n Experience in project work or community service
n Organising talent and tact
n Good report writing
s Project coordination; Budgeting; Report writing; Volunteer management; Public speaking
[electrician]
t Electrician; Maintenance Technician; Air-Conditioning Technician
l Maintenance Supervisor
h You will install and repair what everyone takes for granted until it stops.
h You will look after electrical systems in buildings and plants, with good tools and enough time to do it properly.
d Install and connect electrical systems
d Find and repair faults
d Carry out planned maintenance
d Read circuit diagrams and keep them current
d Test equipment according to the regulations
d Advise customers on repairs
n Completed training as an electrician or technician
n Safe working habits
n Driving licence welcome
s Wiring; Troubleshooting; Preventive maintenance; Safety; Circuit diagrams
[operations-manager]
t Operations Manager; Branch Manager; General Affairs Manager
l General Manager
h You will see to it that many people can do their work well, because the day is well planned.
h You will lead our site: people, costs, quality, and the mood in the canteen.
d Plan staff, space and budget
d Set targets with team leaders and follow them up
d Improve processes together with the people who do the work
d Negotiate with suppliers and landlords
d Report results to management every month
d Hire, train and support team leaders
n Experience in leading teams
n Sound knowledge of budgets and figures
n Decisiveness and fairness
s Team leadership; Budgeting; Process improvement; Planning; Reporting
`;
