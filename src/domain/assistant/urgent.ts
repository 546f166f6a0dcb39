/** What happened to glass that was hit, in words whose spelling was mended; both languages. */
const broke =
  /\b(?:broke|broken|breaks?|broke (?:in|into)|broken into|break ?in|shattered|shatters?|smashed|busted|bust|cracks?|cracked|fell (?:out|off|down)|hi(?:zo|cieron) pedazos|(?:se )?cayo|exploded?|burst|knocked out|fell out|bl(?:ew|ows?|own) (?:out|in|through|off|apart|down)|kicked in|threw|thrown|vandal\w*|burglar\w*|robbed|romp\w+|rot[ao]s?|quebr\w+|estrell[oa]\w*|estall\w+|trono|tronaron|reventa\w*|revento|apedrea\w*|pedrada|vandal\w*|robaron|asalt\w+|astill\w+|tumb\w+|se metieron|metieron)\b/
const glassy =
  /\b(?:glass|windows?|doors?|panes?|store ?fronts?|showers?|mirrors?|sliders?|patio|shop|store|house|home|vidrios?|cristal(?:es)?|ventanas?|ventanal|puertas?|regaderas?|espejos?|tienda|local|negocio|casa|escaparates?|aparador(?:es)?|vitrinas?|fachada|ventanales|canceles?|display case|entrance|entry)\b/
const atOnce =
  /\b(?:urgent|urgently|emergency|tonight|right now|immediately|help|everywhere|all over the floor|board(?:ed)? up|bleeding|hurt|urgente|urgencia|emergencia|ayuda|ahorita|ahora mismo|esta noche|anoche|por todos lados|peligro|sangr\w+)\b/
const thrown =
  /\b(?:threw|throw|thrown|rock|brick|stone|ball|baseball|bat|golf|piedra|ladrillo|pelota|balon|pelotazo)\b.*\b(?:through|windows?|door|storefront|store front|ventana|ventanal|puerta|vidrio)\b/
const notOurs =
  /\b(?:cars?|trucks?|windshields?|phones?|screens? of|parabrisas|carros?|camionetas?|celular(?:es)?)\b/

/** How a message sounds: `now` when glass has just broken, `maybe` when it only speaks of broken glass. */
export function urgencyOf(text: string): 'now' | 'maybe' | 'none' {
  if (notOurs.test(text)) return 'none'
  const isBroken = broke.test(text) && glassy.test(text)
  const isThrown = thrown.test(text)
  const isBreakIn =
    /\bbroke(?:n)? (?:in|into)\b|\bbreak ?in\b|\brob(?:aron|ar|o)\b|\bse metieron\b|\bburglar/.test(
      text,
    )
  if (isThrown || isBreakIn || (isBroken && !isQuestion(text))) return 'now'
  if (atOnce.test(text) && (glassy.test(text) || /\b(?:emergency|emergencia)\b/.test(text))) {
    return isQuestion(text) ? 'maybe' : 'now'
  }
  return isBroken ? 'maybe' : 'none'
}

const supposed =
  /\b(?:if|when|whenever|if ever|si|cuando|en caso de que)\b[^.!]*\b(?:breaks?|shatters?|explodes?|cracks?|rompe|rompa|rompiera|quiebra|quiebre|estalla|explota)\b/
const asksWhether =
  /\?|\b(?:safe|dangerous|sharp|happens?|segur[oa]s?|peligros[oa]s?|pasa|pasaria|cort[ao]n?)\b/

/** Asking what is done about broken glass, or what would be if it broke, is not yet standing in it. */
function isQuestion(text: string): boolean {
  if (supposed.test(text) && asksWhether.test(text)) return true
  return /^(?:do|does|can|could|will|would|is|are|how|what|which|when|where|who|que|como|cuando|cuanto|donde|hacen|pueden|puede|atienden|tienen|arreglan|cambian|reparan)\b/.test(
    text.replace(/^[^\p{Letter}]+/u, ''),
  )
}
