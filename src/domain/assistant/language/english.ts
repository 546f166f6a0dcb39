import type { LanguageWords } from './language-words'
import { wordList } from './language-words'
import common from './common-english.json'

/** What English sentences are held together by; it says nothing of what they are about. */
const empty = `a an the and or but if then so of to in on at by for from with without into out up off
  over is are was were be been being am do does did done doing dont doesnt didnt has have had having
  havent can cant could couldnt would wouldnt will wont shall should shouldnt may might must need needs
  want wants wanna gonna gotta get gets got getting let lets i im ive id ill me my mine we us our ours you
  your yours youre u ur r yall ya he she it its they them their this that these those there here what whats
  which who whos when where how why than as just also too very really please pls some any all anything
  something someone somebody one ones thing things stuff kind kinds sort lot lots much many more most less
  about like know tell give say said use used guys guy folks hi hello hey ok okay well still now only even
  again yes no not nope such ever always usually right rite good best better able possible looking look see
  make makes made take takes put come comes go goes going way im ask wonder wondering think sure maybe
  wat wut whens wheres hows dos shud gotten cuz cause because while during after before between both
  same other another own new`

export const english: LanguageWords = {
  empty: wordList(empty),
  common: wordList(common.words),
  /** Short forms that people type, in full. */
  short: new Map([
    ['u', 'you'],
    ['ur', 'your'],
    ['r', 'are'],
    ['yall', 'you'],
    ['yalls', 'your'],
    ['b4', 'before'],
    ['thx', 'thanks'],
    ['ty', 'thanks'],
    ['pls', 'please'],
    ['num', 'number'],
    ['hrs', 'hours'],
    ['pic', 'photo'],
    ['pics', 'photos'],
    ['txt', 'text'],
    ['nite', 'night'],
    ['tonite', 'tonight'],
    ['ft', 'fort'],
    ['wat', 'what'],
    ['wats', 'whats'],
    ['wut', 'what'],
    ['asap', 'urgent'],
    ['incl', 'included'],
    ['hav', 'have'],
    ['em', 'them'],
    // the stem of both is that of walls out of plumb
    ['plumbing', 'plumber'],
    ['appt', 'appointment'],
    ['est', 'estimate'],
    ['n', 'and'],
    ['w', 'with'],
    ['thru', 'through'],
    ['til', 'until'],
    ['till', 'until'],
    ['abt', 'about'],
    ['bout', 'about'],
    ['btwn', 'between'],
    ['plz', 'please'],
    ['gimme', 'give'],
    ['lemme', 'let'],
    ['ppl', 'people'],
    ['tmrw', 'tomorrow'],
    ['sat', 'saturday'],
    ['wks', 'weeks'],
    ['wk', 'week'],
    ['yrs', 'years'],
    ['addy', 'address'],
    ['biz', 'business'],
    ['dbl', 'double'],
    ['diff', 'difference'],
    ['bday', 'birthday'],
    ['lic', 'licensed'],
  ]),
}
