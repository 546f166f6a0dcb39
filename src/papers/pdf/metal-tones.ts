import type { MetalKey } from '@/domain/content/plate-choices'
import { tokenValues } from '@/ui/token-values'
import type { Tones } from './drawn'

const metals: Record<MetalKey, Tones> = {
  chrome: { ink: tokenValues.metalChromeDark, paper: tokenValues.metalChrome },
  nickel: { ink: tokenValues.metalNickelDark, paper: tokenValues.metalNickel },
  black: { ink: tokenValues.metalBlackDark, paper: tokenValues.metalBlack },
  brass: { ink: tokenValues.metalBrassDark, paper: tokenValues.metalBrass },
}

/** What fittings are drawn in; ink where no metal was chosen. */
export function inMetal(metal: MetalKey | null): Tones {
  return metal === null ? {} : metals[metal]
}
