export const phrases = `
[headings.duties]
What you will do
Your responsibilities
The job
[headings.needs]
What you bring
Requirements
Who we are looking for
[headings.benefits]
What we offer
Benefits
Why join us
[headings.place]
Place and hours
How we work
[context]
Our team in {city} is growing, and we are looking for one more pair of hands.
We are opening a second location in {city} and are putting the team together now.
A colleague is retiring, and we would like the two of you to overlap for a few weeks.
Demand has doubled since last year, so we are adding people in {city}.
This is a new position, and you will help to shape it.
We prefer people who stay, and do our part so that they want to.
[onsite]
You will work at our site in {city}, close to public transport.
The job is on-site in {city}, because that is where the work is.
Your place of work is {city}; we help newcomers to find a flat.
[hybrid]
You will work two or three days a week in our office in {city} and the rest from home.
Hybrid: the team meets in {city} on Tuesdays and Thursdays, the other days are yours to choose.
We are in {city}, but nobody has to be there every day.
[remote]
This job is fully remote, with a team meeting once or twice a year.
You can work from anywhere with a stable connection; we overlap for four hours a day.
Fully remote. We will send you a laptop and pay towards your desk and chair.
[full-time]
Full-time, five days a week; overtime is the exception and is paid or given back.
A permanent full-time position after the usual trial period.
[part-time]
Part-time, about 20 hours a week; we plan the shifts with you.
Part-time with regular hours, well suited to students and parents.
[contract]
A fixed-term contract of twelve months; extension is possible.
A contract for the length of the project, at least six months.
[internship]
An internship of three to six months, with a mentor who has time for you.
You will have a task of your own, weekly feedback and a certificate at the end.
[freelance]
Freelance, paid by agreed deliverables; you choose your hours.
We work with you as an independent professional and pay invoices within two weeks.
[temporary]
Temporary work for the season, with the chance to stay on.
A temporary position of about three months, starting soon.
[experience.1]
No experience needed; we train you from the first day
New graduates and career changers are welcome
[experience.2]
First experience from an internship or side job is helpful
A few months of experience are enough; the rest you will learn here
[experience.3]
One to three years of experience in a similar job
At least one year of relevant experience
[experience.4]
At least three years of relevant experience
Three to five years in a comparable position
[experience.5]
At least five years of experience, with responsibility of your own
More than five years in the field and examples of what you achieved
[experience.6]
More than ten years of experience, several of them leading a team
At least ten years in the industry and proven leadership
[degree.2]
Completed secondary school
[degree.3]
Vocational certificate in a suitable field
[degree.4]
Diploma or associate degree
[degree.5]
Bachelor's degree or equivalent experience
[degree.6]
Master's degree in a relevant field
[degree.7]
Doctorate in a relevant field
[soft]
You keep your word and say so early when you cannot
Good spoken and written English
You like working in a team and also get things done alone
You ask when something is unclear
Tidy, punctual and friendly
You are willing to learn, and to teach what you know
[benefits]
Paid annual leave from the first year
Health insurance for you and your family
Training budget of your own every year
+ Free lunch on working days
Annual salary review
Performance bonus
+ Travel allowance
* Flexible starting time
Extra leave on your birthday
Team outings twice a year
+ Free coffee, tea and fruit
Clear career steps with written criteria
[local.ph]
HMO with two free dependants
13th-month pay and a mid-year bonus
SSS, PhilHealth and Pag-IBIG contributions from day one
Rice and transport allowance
Night differential and paid overtime
[local.sg]
CPF contributions and AWS
18 days of annual leave and flexible medical benefits
Transport claims for late shifts
[local.my]
EPF, SOCSO and EIS contributions
Medical card and dental allowance
[local.id]
BPJS health and employment cover, and THR holiday pay
[local.hk]
MPF, medical insurance and bank holidays
Double pay in December
[local.tw]
Labour and health insurance, and a year-end bonus
[local.cn]
Social insurance, housing fund and help with the work permit
[local.jp]
Full social insurance and commuting costs paid
Visa sponsorship and Japanese lessons
[local.th]
Social security, provident fund and annual bonus
Work permit and visa for foreign colleagues
[local.vn]
Full social insurance and 13th-month salary
Annual health check and company trip
[local.in]
Provident fund, gratuity and health cover for parents
Cab service for early and late shifts
[local.ae]
Employment visa, medical insurance and an annual ticket home
End-of-service benefits according to UAE law
[local.sa]
GOSI, medical insurance and an annual ticket home
Housing and transport allowance
[local.tr]
Private health insurance and meal card
[local.es]
23 working days of leave and meal vouchers
[local.mx]
Benefits above the legal minimum and major medical insurance
[local.br]
Meal voucher, health plan and profit sharing
[local.us]
401(k) with a company match
Medical, dental and vision insurance
15 days of paid time off plus federal holidays
Paid parental leave
[local.others]
25 days of paid leave plus public holidays
Company pension scheme
[web3]
Part of your pay can be in stablecoins, if you wish
Time and budget for conferences and hackathons
[closing]
Send us your résumé and a few lines about yourself. You will hear from us within five working days, whatever the answer.
Apply with one click. A cover letter is not needed; a good question is welcome.
We look forward to hearing from you, whatever your age, origin, religion or gender.
Not sure whether you fit? Write to us. We would rather talk once too often.
The process: a call of twenty minutes, a conversation with the team, an offer.
We read every application ourselves and answer each of them.
[founded]
Founded in {year}, we have grown without forgetting the names of our colleagues.
The company was founded in {year} and is still led by people who know the trade.
Since {year} we have worked from {city} for customers near and far.
[culture]
Decisions are made where the work is done.
We share the figures with everyone, good or bad.
Many of our managers began here as trainees.
New colleagues have a mentor for the first three months.
We would rather do one thing properly than three by halves.
Half of our new colleagues come on the recommendation of others.
[titles.intern]
~ Intern
[titles.junior]
Junior ~
[titles.senior]
Senior ~
[recruiter]
HR Manager
Talent Acquisition Specialist
Recruitment Officer
Hiring Manager
People Operations Lead
[question.text]
What would you like to learn in your first six months with us?
Tell us briefly about a piece of work you are proud of.
What pay do you expect?
[question.yes]
Are you allowed to work in this country?
Can you start within a month?
Are you willing to work on some weekends?
[question.choice]
How soon can you start? = At once; Within two weeks; Within a month; Later
How did you learn of us? = JobHarbor; A friend; Social media; Elsewhere
`;
