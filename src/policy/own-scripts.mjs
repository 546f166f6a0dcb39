/**
 * The scripts of ours that stand inside pages and run while a page is parsed, ahead of its first paint:
 * what a page shows at first may depend on its address, which a page from cache does not know. They are
 * constants, and the policy of every page allows them and no other code by hash.
 */

/**
 * Marks the document as opened anew, ahead of its first layout. Reloads, ways back and anchors need every
 * height where it was: they go unmarked.
 */
export const firstPageScript =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.firstPage=''"

/**
 * An address that names a flow says so ahead of the header, which is lower there on a phone: what is painted
 * before the rest of the page has come must not jump.
 */
export const flowAheadScript =
  "if(/\\/get-quote$/.test(location.pathname)&&/[?&](serviceType|quote_id)=/.test(location.search))document.documentElement.dataset.flowAhead=''"

/**
 * An address that names a flow must not show the picker first. The site's footer stays unseen as long as
 * something says that a flow comes, so that nobody sees it jump.
 */
export const flowComesScript =
  "if(/[?&](serviceType|quote_id)=/.test(location.search))document.currentScript.parentElement.parentElement.setAttribute('data-flow-comes','')"

/** The contact page's numbers stand in their order from the first. */
export const emergencyScript =
  "if(/[?&]service=emergency(&|$)/.test(location.search))document.currentScript.parentElement.parentElement.setAttribute('data-emergency','')"

/**
 * Says whether somebody answers the shop's own number now, by its hours, its closed days and its clock,
 * whatever the clock of the visitor shows, and by night when the office opens, in the page's words; which
 * day and minute it is there; once more every half minute, since pages stay open.
 */
export const serviceClockScript =
  "{const{spans,closed,zone,opens}=document.currentScript.parentElement.parentElement.dataset,open=JSON.parse(spans),rests=JSON.parse(closed),said=JSON.parse(opens),days=['Sun','Mon','Tue','Wed','Thu','Fri','Sat'],format=new Intl.DateTimeFormat('en-US',{timeZone:zone,hourCycle:'h23',year:'numeric',month:'2-digit',day:'2-digit',weekday:'short',hour:'2-digit',minute:'2-digit'}),clock=new Intl.DateTimeFormat(said.locale,{timeZone:'UTC',hour:'numeric',minute:'2-digit'}),at=ahead=>{const part=Object.fromEntries(format.formatToParts(Date.now()+ahead*864e5).map(({type,value})=>[type,value])),day=days.indexOf(part.weekday),rest=rests.includes(`${part.year}-${part.month}-${part.day}`);return{day,rest,minute:part.hour*60+Number(part.minute),spans:rest?[]:open.filter(([of])=>of===day)}},tell=()=>{const root=document.documentElement,now=at(0),isOpen=!open.length||now.spans.some(([,from,until])=>from<=now.minute&&now.minute<until);root.dataset.clock=isOpen?'day':'night';root.dataset.today=now.day;root.dataset.rests=now.rest;root.style.setProperty('--minute',now.minute);let text='';for(let ahead=0;!isOpen&&!text&&ahead<7;ahead++){const then=at(ahead),from=Math.min(...then.spans.map(([,from])=>from).filter(from=>ahead||from>now.minute));if(from<1440)text=(ahead>1?said.days[then.day]:ahead?said.tomorrow:said.today).replace('{time}',clock.format(from*6e4).replace(/\\s/g,'\\u00a0'))}root.style.setProperty('--office-opens',JSON.stringify(text))};tell();setInterval(tell,30000)}"

/**
 * Loads the page anew where a part of it is gone: a release has taken its place since it was opened, and
 * its buttons would do nothing. Whoever has just pressed a link gets to where it leads. At most once a minute,
 * and never while there is no connection.
 */
export const missingPartScript =
  "{let pressed;addEventListener('click',({target,metaKey,ctrlKey,shiftKey})=>{const link=target.closest?.('a[href]');pressed=link&&link.origin===location.origin&&!link.target&&!link.download&&!metaKey&&!ctrlKey&&!shiftKey&&link.pathname+link.search!==location.pathname+location.search?{href:link.href,at:Date.now()}:undefined},true);addEventListener('error',({target})=>{let address=target.src||target.href;if(!target.matches?.('script,link')||!address?.includes('/_next/static/'))return;fetch(address,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status!==404||Date.now()-sessionStorage.getItem('reloaded')<60000)return;sessionStorage.setItem('reloaded',Date.now());if(pressed&&Date.now()-pressed.at<15000)location.assign(pressed.href);else location.reload()}).catch(()=>{})},true)}"

export const ownScripts = [
  missingPartScript,
  firstPageScript,
  flowAheadScript,
  flowComesScript,
  emergencyScript,
  serviceClockScript,
]
