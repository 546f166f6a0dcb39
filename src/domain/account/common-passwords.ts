const list = `
000000 00000000 000111 010101 010203 098765 0987654321 101010 102030 111111 11111111 112233
11223344 1122334455 112358 121212 121212121212 123123 123123123 123123123123 123321 12341234
123456 123456123456 1234567 12345678 123456789 1234567890 1234567890123 1234567890qwerty
123456789a 123456789q 123456a 123456abc 123456password 123456q 12345a 12345qwert 1234abcd
1234qwer 123654 123789 123987 123abc 123qwe 131313 135790 141414 147147 147258 147258369 147852
151515 159357 159753 161616 171717 181818 191919 1g2w3e4r 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 202020 212121 222222 232323
24681012 252525 258258 258456 271828 313131 314159 321321 333333 369369 420420 444444 456456
456789 555555 654321 666666 696969 741852 741852963 753951 777777 7777777 789456 789456123
789789 852456 87654321 888888 88888888 909090 951753 963852 963852741 987654 987654321 987987
999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa111 abc123 abc123!
abc12345 abc123456 abc123abc123 abcabc abcabc123 abcd1234 abcd1234! abcdef abcdefg abcdefgh
access access14 admin1 admin12 admin123 admin123! admin1234 admin123456 admin1234567
admin12345678 admin@123 adminadmin adminadminadmin administrator administrator! administrator1
administrator123 adminpassword amanda amazon america america1 andrew android angel1 angels
apple123 arlington arsenal asd123 asdasd asdf1234 asdfasdf asdfasdfasdf asdfgh asdfghjk
asdfghjkl asdfghjkl123 ashley asshole austin autumn2025 autumn2026 azerty azerty123 azertyuiop
babygirl bailey banana barcelona baseball baseball1 baseball123 batman batman1 bitch1 biteme
blessed blink182 boston buster butterfly california camaro captain changeit changeme changeme1
changeme123 changeme123! changeme1234 changemenow charlie charlie1 cheese chelsea chevy1 chicago
chicken chocolate christ coffee company company1 company123 computer computer1 contrasena
contraseña cookie correcthorsebatterystaple corvette cowboys creative dallas dallas1 dallas123
daniel default defaultpassword denver diamond dragon dragon1 dragon123 dragon123456 eagle1
eminem facebook falcon family february ferrari fishing florida flower football football1
football123 forever fortworth freedom friday friends fuckyou fuckyou1 gandalf garland george
gfhjkm ginger glass123 golfer google guest1 guest123 guest1234 harley hello123 hello1234
helloworld hockey honda1 hottie houston hunter hunter1 hunter2 iloveyou iloveyou1 iloveyou123
iloveyou2 iloveyouforever internet irving1 january jennifer jessica jesus1 jesus123 jordan
jordan1 jordan23 joshua killer killer1 lakers letmein letmein! letmein1 letmein123
letmeinletmein letmeinplease linkedin liverpool lkjhgf login123 london lovely loveme loveyou
maggie master master1 master123456 matrix matthew maverick mercedes merlin messi10 metallica
miami1 michael michael1 michelle microsoft mirror mirror1 mnbvcxz monday monkey monkey1
monkey123 monkey123456 mustang mypassword mypassword1 mypassword123 naruto newpassword newyork
newyork1 nicole nirvana office123 orange p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd123 p@ssword
p@ssword1 pa55w0rd pa55word pass123 pass1234 pass12345 passpass passw0rd passw0rd! passw0rd1
password password! password0 password01 password1 password1! password11 password12 password12!
password123 password123! password1234 password123456 password2 password2024 password2025
password2026 password99 passwordpassword passwort pepper phoenix phoenix1 pizza123 poiuyt
pokemon pokemon123 porsche princess princess1 princess123 purple pussy1 q123456 q1w2e3 q1w2e3r4
q1w2e3r4t5 q2w3e4 qaz123 qazwsx qazwsxedc qazwsxedcrfv qq123456 qwe123 qweasd qweasdzxc qweqwe
qwerasdf qwert1 qwerty qwerty1 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456
qwerty12345678 qwerty7 qwertyqwerty qwertyui qwertyuiop qwertyuiop123 qwertyuiopasdfgh ranger
rangers robert ronaldo root123 rootpassword rootroot samsung secret secret1 secret123
secretpassword sexy123 shadow shadow1 shower shower1 silver slipknot soccer spider spiderman
spiderman123 spring2025 spring2026 starwars starwars123 summer summer2024 summer2025 summer2026
sunday sunshine sunshine1 sunshine123 superadmin superadmin123 superman superman1 superman123
supersecret supersecret1 superstar suzuki sweety temp123 temp1234 temporary temppass test123
test1234 tester testing testing123 testpassword testpassword1 testtest texas1 texas123
thisismypassword thomas thunder tigger toor123 topsecret123 toyota trinity trinity1 trinity123
trustno1 trustno1trustno1 user123 user1234 username userpassword w123456 welcome welcome1
welcome1! welcome123 welcome123! welcome2024 welcome2025 welcome2026 welcomewelcome whatever
window window1 windows windows1 winter winter2024 winter2025 winter2026 yamaha yankees yellow
z123456 zaq12wsx zaq1zaq1 zaqwsx zaqxsw zxc123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnmasdfghjkl zxczxc
`

/** What people choose most, six characters and longer, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
