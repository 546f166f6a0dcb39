import type { SampleAnswer } from './sample-answer'

export const aboutGlass: SampleAnswer[] = [
  {
    key: 'foggy',
    page: '/posts/foggy-windows-replace-the-unit',
    nextStep: 'price',
    en: {
      question: 'My window is foggy between the panes. Can you replace just the glass?',
      answer:
        'Yes. Fog between the panes means that the seal of the unit is worn out. We replace the insulated unit in your existing frame; the window stays, and that costs far less than a new one. Only where the frame itself is rotten or bent is a new window better.',
      phrasings: [
        'There is condensation inside my double pane window',
        'Moisture between the window panes',
        'My windows are cloudy and I cannot clean them',
        'Do I need a new window if it is foggy?',
        'Can you fix a failed window seal?',
        'fog in between my windows',
      ],
      keywords: ['foggy', 'condensation', 'moisture', 'cloudy', 'seal', 'fogged'],
    },
    es: {
      question: 'Mi ventana está empañada entre los vidrios. ¿Pueden cambiar solo el vidrio?',
      answer:
        'Sí. El vaho entre los vidrios significa que el sello de la unidad se gastó. Cambiamos la unidad aislante en su mismo marco; la ventana se queda, y cuesta mucho menos que una nueva. Solo si el marco está podrido o doblado conviene una ventana nueva.',
      phrasings: [
        'Hay humedad entre los dos vidrios',
        'Mi ventana se ve empañada por dentro del vidrio doble',
        '¿Necesito una ventana nueva si está empañada?',
        '¿Arreglan el sello de la ventana?',
        'vidrio empañado en medio de los dos vidrios',
      ],
      keywords: ['empañada', 'empañado', 'humedad', 'vaho', 'sello', 'condensación'],
    },
  },
  {
    key: 'tempered-when',
    page: '/products/doors',
    nextStep: 'price',
    en: {
      question: 'When does glass have to be tempered?',
      answer:
        'Usually in doors, beside doors, near the floor, at stairs, and around showers and tubs. The final decision is your city’s; we know most of them.',
      phrasings: [
        'Which windows have to be tempered?',
        'Where is safety glass required by code?',
        'Does my bathroom window need tempered glass?',
        'Does glass next to a door need to be safety glass?',
        'What is the code for glass near a tub?',
        'Is safety glass required?',
      ],
      keywords: ['code', 'required', 'safety glass', 'have to be tempered'],
    },
    es: {
      question: '¿Cuándo debe ser templado el vidrio?',
      answer:
        'Por lo común en puertas, junto a puertas, cerca del piso, en escaleras y alrededor de regaderas y tinas. La decisión final es de su ciudad; conocemos la mayoría.',
      phrasings: [
        '¿Qué vidrios deben ser templados?',
        '¿Dónde exige el código vidrio de seguridad?',
        '¿La ventana del baño tiene que ser templada?',
        '¿Es obligatorio el vidrio de seguridad?',
      ],
      keywords: ['código', 'obligatorio', 'exige', 'deben ser templados'],
    },
  },
  {
    key: 'tempered-laminated',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'Tempered or laminated glass: which is better?',
      answer:
        'Both are safety glass. Tempered breaks into small blunt pieces and is what showers and doors are usually made of. Laminated has a layer between two panes that holds the pieces together when it breaks, which is what you want against burglars or overhead.',
      phrasings: [
        'What is the difference between tempered and laminated glass?',
        'tempered vs laminated',
        'Which safety glass should I choose?',
        'Is laminated stronger than tempered?',
      ],
      keywords: ['tempered or laminated', 'versus'],
    },
    es: {
      question: 'Vidrio templado o laminado: ¿cuál es mejor?',
      answer:
        'Los dos son vidrio de seguridad. El templado se rompe en pedazos pequeños sin filo y es el usual en regaderas y puertas. El laminado lleva una capa entre dos vidrios que detiene los pedazos si se rompe: es lo indicado contra robos o sobre la cabeza.',
      phrasings: [
        '¿Qué es mejor, templado o laminado?',
        '¿Cuál es la diferencia entre templado y laminado?',
        '¿Qué vidrio de seguridad me conviene?',
        'templado o laminado cuál conviene',
      ],
      keywords: ['templado o laminado'],
    },
  },
  {
    key: 'safe',
    page: '/products/glass-styles',
    nextStep: 'none',
    en: {
      question: 'Is tempered glass safe?',
      answer:
        'Tempered glass is safety glass: if it breaks, it falls into small blunt pieces instead of long shards. Laminated glass, the other safety glass, holds its pieces on the layer between its panes. No glass is unbreakable; in doors, beside them, near the floor and around showers and tubs it is usually required to be one of these two.',
      phrasings: [
        'Is it safe?',
        'Is the glass safe?',
        'Is a glass shower door safe?',
        'Is frameless shower glass safe for kids?',
        'Is glass dangerous?',
        'Is laminated glass safer?',
        'What happens when tempered glass breaks?',
        'What happens if the shower glass breaks?',
        'How does tempered glass break?',
        'Does tempered glass shatter into sharp pieces?',
        'Can a shower door explode?',
        'Will the glass hurt anybody if it breaks?',
      ],
      keywords: ['dangerous', 'explode', 'sharp pieces', 'shards'],
    },
    es: {
      question: '¿Es seguro el vidrio templado?',
      answer:
        'El vidrio templado es vidrio de seguridad: si se rompe, cae en pedazos pequeños sin filo en lugar de astillas largas. El laminado, el otro vidrio de seguridad, detiene los pedazos en la capa entre sus dos vidrios. Ningún vidrio es irrompible; en puertas, junto a ellas, cerca del piso y alrededor de regaderas y tinas suele exigirse uno de estos dos.',
      phrasings: [
        '¿Es seguro?',
        '¿Es seguro el vidrio?',
        '¿Es segura una puerta de vidrio en la regadera?',
        '¿Son seguros los canceles de vidrio para los niños?',
        '¿Es peligroso el vidrio?',
        '¿Qué pasa si se rompe el vidrio templado?',
        '¿Qué pasa si se rompe la regadera?',
        '¿Cómo se rompe el vidrio templado?',
        '¿El vidrio templado corta cuando se rompe?',
        '¿Puede explotar la puerta de la regadera?',
      ],
      keywords: ['peligroso', 'explotar', 'estallar', 'filo'],
    },
  },
  {
    key: 'shower-thickness',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Is 3/8" or 1/2" better for a shower?',
      answer:
        '3/8" suits most enclosures up to 80" tall. 1/2" stands stiffer when the panels are tall or wide, and its doors need stronger hinges.',
      phrasings: [
        'How thick should my shower glass be?',
        'What thickness do I need for a shower?',
        'Should I get 3/8 or 1/2 inch glass for my shower?',
        'Do I need half inch glass for my shower door?',
        'thickness of shower glass',
      ],
      keywords: ['thick shower', 'thickness shower'],
    },
    es: {
      question: '¿Qué grosor de vidrio necesito para la regadera?',
      answer:
        '3/8" sirve para la mayoría de los canceles hasta 80" de alto. 1/2" es más rígido cuando los paneles son altos o anchos, y sus puertas necesitan bisagras más fuertes.',
      phrasings: [
        '¿Es mejor 3/8 o 1/2 para la regadera?',
        '¿Qué espesor debe tener el vidrio del baño?',
        '¿Qué tan grueso debe ser el vidrio de la regadera?',
        '¿De qué grosor es el cancel?',
      ],
      keywords: ['grosor regadera', 'espesor regadera', 'grueso'],
    },
  },
  {
    key: 'tallest',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'How tall can a shower panel be?',
      answer:
        'In 3/8" glass up to 84 inches, though over 80 it may bow a little; in 1/2" glass up to 120 inches. Tell me a size and I check it.',
      phrasings: [
        'What is the maximum height for a shower door?',
        'Can shower glass go to the ceiling?',
        'How high can the glass go?',
        'What is the tallest shower panel?',
        'max size of a shower panel',
      ],
      keywords: ['tallest', 'maximum height', 'ceiling', 'max'],
    },
    es: {
      question: '¿Qué tan alto puede ser un panel de regadera?',
      answer:
        'En vidrio de 3/8" hasta 84 pulgadas, aunque pasando de 80 puede arquearse un poco; en 1/2" hasta 120 pulgadas. Dígame una medida y la reviso.',
      phrasings: [
        '¿Cuál es la altura máxima de una puerta de regadera?',
        '¿El vidrio puede llegar al techo?',
        '¿Cuál es el panel más alto?',
      ],
      keywords: ['altura máxima', 'techo', 'máximo'],
    },
  },
  {
    key: 'hinges',
    page: '/products/hardware',
    nextStep: 'price',
    en: {
      question: 'Which hinges do I need for a heavy door?',
      answer:
        'That follows from its weight and width: two standard hinges carry 80 lb and 28 inches. For more, the quote takes the cheapest set that carries the door and shows it as its own line.',
      phrasings: [
        'How much weight can the hinges hold?',
        'Do I need three hinges?',
        'How heavy is a shower door?',
        'What hinges come with a half inch door?',
        'strong hinges for wide doors',
      ],
      keywords: ['hinge', 'hinges', 'weight', 'heavy'],
    },
    es: {
      question: '¿Qué bisagras necesita una puerta pesada?',
      answer:
        'Depende de su peso y su ancho: dos bisagras estándar sostienen 80 lb y 28 pulgadas. Para más, la cotización toma el juego más barato que sostiene la puerta y lo muestra en su propio renglón.',
      phrasings: [
        '¿Cuánto peso aguantan las bisagras?',
        '¿Necesito tres bisagras?',
        '¿Cuánto pesa una puerta de regadera?',
      ],
      keywords: ['bisagra', 'bisagras', 'peso', 'pesada'],
    },
  },
  {
    key: 'door-swing',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Can a shower door open inward?',
      answer:
        'It has to open outward: a door that opens inward only cannot be pushed open when somebody has fallen against it. One that swings both ways is fine.',
      phrasings: [
        'Can you hang a shower door that opens inward?',
        'Which way does the shower door swing?',
        'Does the door swing in or out?',
      ],
      keywords: ['inward', 'inwards', 'outward', 'swing'],
    },
    es: {
      question: '¿La puerta de la regadera puede abrir hacia adentro?',
      answer:
        'Tiene que abrir hacia afuera: una puerta que solo abre hacia adentro no se puede abrir si alguien ha caído contra ella. Una que abre a los dos lados está bien.',
      phrasings: [
        '¿La puerta puede abrir para dentro?',
        '¿Hacia qué lado abre la puerta?',
        '¿La puerta abre para adentro o para afuera?',
      ],
      keywords: ['dentro', 'adentro', 'afuera', 'hacia adentro'],
    },
  },
  {
    key: 'out-of-plumb',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'My walls are not straight. Is that a problem?',
      answer:
        'Tell us. Walls more than 1/4" out of plumb are cut to their own shape, at extra cost, and we look at them first.',
      phrasings: [
        'My walls are out of plumb',
        'The shower walls lean',
        'My floor is not level',
        'crooked walls',
        'walls are not square',
      ],
      keywords: ['out of plumb', 'crooked', 'straight', 'level', 'square walls', 'lean'],
    },
    es: {
      question: 'Mis paredes no están derechas. ¿Es problema?',
      answer:
        'Díganoslo. Con paredes desplomadas más de 1/4" el vidrio se corta a su forma, con un costo adicional, y primero lo revisamos.',
      phrasings: [
        'Mis paredes están chuecas',
        'Las paredes están desplomadas',
        'El piso no está nivelado',
      ],
      keywords: ['derechas', 'chuecas', 'desplomadas', 'nivelado'],
    },
  },
  {
    key: 'three-panels',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How many shower panels can I price online?',
      answer: 'Up to three. For more, the quote page has a link to write to us for a custom quote.',
      phrasings: [
        'My shower needs four panels',
        'Can I quote more than three panels?',
        'I have a big shower with five pieces of glass',
        'corner shower with a lot of panels',
      ],
      keywords: ['four panels', 'five panels', 'more panels'],
    },
    es: {
      question: '¿Cuántos paneles puedo cotizar en línea?',
      answer:
        'Hasta tres. Para más, la página de cotización tiene un enlace para escribirnos y pedir una cotización especial.',
      phrasings: ['Mi regadera lleva cuatro paneles', '¿Puedo cotizar más de tres paneles?'],
      keywords: ['cuatro paneles', 'cinco paneles', 'más paneles'],
    },
  },
  {
    key: 'steam',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Do you make steam showers and tub screens?',
      answer:
        'Yes: corner and alcove showers, tub screens and steam showers, frameless or semi-frameless, in 3/8" and 1/2" tempered glass.',
      phrasings: [
        'Can you enclose a steam shower?',
        'Do you make glass for a bathtub?',
        'Do you do semi frameless?',
        'corner shower enclosure',
        'neo angle shower',
      ],
      keywords: ['steam', 'corner', 'semi-frameless', 'alcove'],
    },
    es: {
      question: '¿Hacen regaderas de vapor y canceles para tina?',
      answer:
        'Sí: regaderas de esquina y entre paredes, canceles para tina y regaderas de vapor, sin marco o con medio marco, en vidrio templado de 3/8" y 1/2".',
      phrasings: [
        '¿Hacen vidrio para tina?',
        '¿Hacen regaderas de esquina?',
        '¿Hacen canceles sin marco?',
      ],
      keywords: ['vapor', 'esquina', 'sin marco'],
    },
  },
  {
    key: 'hardware-colors',
    page: '/products/hardware',
    nextStep: 'price',
    en: {
      question: 'What colors does the hardware come in?',
      answer:
        'Chrome, brushed nickel, matte black and satin brass, none of them at an extra cost. The quote page shows handles, towel bars and hooks with their prices.',
      phrasings: [
        'Do you have black hinges?',
        'Can I get matte black hardware?',
        'Do you have brushed nickel handles?',
        'gold or brass shower hardware',
        'what finishes of handles do you have',
      ],
      keywords: ['hardware', 'black', 'chrome', 'nickel', 'brass', 'handle', 'handles', 'gold'],
    },
    es: {
      question: '¿De qué colores son los herrajes?',
      answer:
        'Cromo, níquel cepillado, negro mate y latón satinado, ninguno con costo adicional. La página de cotización muestra jaladeras, toalleros y ganchos con sus precios.',
      phrasings: [
        '¿Tienen herrajes negros?',
        '¿Hay bisagras en negro mate?',
        '¿Tienen jaladeras de níquel?',
      ],
      keywords: [
        'herrajes',
        'negro',
        'cromo',
        'níquel',
        'latón',
        'jaladera',
        'jaladeras',
        'dorado',
      ],
    },
  },
  {
    key: 'cleaning',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'How do I keep shower glass free of spots?',
      answer:
        'A squeegee after each shower does most of it. The Anti-Spot Coating, priced by the square foot, makes the rest easy to wipe away.',
      phrasings: [
        'Is the anti-spot coating worth it?',
        'How do I clean my shower glass?',
        'How do I keep my shower glass clean?',
        'How do I get rid of hard water spots?',
        'What does the anti-spot coating do?',
        'Do you have a coating against water stains?',
        'soap scum on shower door',
      ],
      keywords: ['clean', 'spots', 'coating', 'squeegee', 'stains', 'hard water', 'scum'],
    },
    es: {
      question: '¿Cómo mantengo sin manchas el vidrio de la regadera?',
      answer:
        'Un jalador después de cada baño hace casi todo. El recubrimiento antimanchas, que se cobra por pie cuadrado, hace que el resto se limpie fácil.',
      phrasings: [
        '¿Cómo quito las manchas de agua del cancel?',
        '¿Cómo limpio el vidrio de la regadera?',
        '¿Tienen recubrimiento contra el sarro?',
        '¿Qué hace el recubrimiento antimanchas?',
      ],
      keywords: ['manchas', 'limpiar', 'limpio', 'sarro', 'recubrimiento', 'antimanchas'],
    },
  },
  {
    key: 'low-iron',
    page: '/posts/clear-or-low-iron',
    nextStep: 'price',
    en: {
      question: 'What is the difference between low iron and clear glass?',
      answer:
        'Ordinary clear glass is faintly green, the thicker the greener; low-iron glass is nearly colorless. You notice it against white tile and pale stone. It costs more; the quote page shows by how much.',
      phrasings: [
        'What is low iron glass?',
        'Is low iron worth it?',
        'Why does my glass look green?',
        'Do you have ultra clear glass?',
        'glass without the green tint',
        'starphire',
      ],
      keywords: ['low iron', 'ultra clear', 'green', 'greenish', 'starphire'],
    },
    es: {
      question: '¿Cuál es la diferencia entre vidrio claro y bajo en hierro?',
      answer:
        'El vidrio claro común es un poco verde, más cuanto más grueso; el bajo en hierro casi no tiene color. Se nota junto a azulejo blanco y piedra clara. Cuesta más; la página de cotización muestra cuánto.',
      phrasings: [
        '¿Qué es el vidrio bajo en hierro?',
        '¿Por qué se ve verde el vidrio?',
        '¿Tienen vidrio ultra claro?',
        '¿Vale la pena el bajo en hierro?',
      ],
      keywords: ['bajo en hierro', 'ultra claro', 'verde', 'verdoso'],
    },
  },
  {
    key: 'privacy',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'What glass is good for privacy in a bathroom?',
      answer:
        'Acid-etched glass lets light in and hides what is behind it; rain glass breaks the view with its texture; frosted film does the same on a single pane you already have. The glass styles page shows them.',
      phrasings: [
        'I want glass that nobody can see through',
        'Do you have frosted glass?',
        'obscure glass for a bathroom window',
        'frosted bathroom window so nobody sees in',
        'glass you cannot see through',
        'privacy glass',
      ],
      keywords: ['privacy', 'frosted', 'obscure', 'see through', 'nobody sees'],
    },
    es: {
      question: '¿Qué vidrio da privacidad en el baño?',
      answer:
        'El vidrio esmerilado al ácido deja pasar la luz y oculta lo de atrás; el vidrio lluvia rompe la vista con su textura; la película esmerilada hace lo mismo sobre un vidrio sencillo que ya tiene. La página de estilos los muestra.',
      phrasings: [
        'Quiero un vidrio que no deje ver',
        '¿Tienen vidrio esmerilado?',
        'vidrio opaco para la ventana del baño',
        'que no se vea para adentro',
        'vidrio para que no se vea',
      ],
      keywords: ['privacidad', 'esmerilado', 'opaco', 'no deje ver', 'no se vea'],
    },
  },
  {
    key: 'film',
    page: '/products/glass-styles',
    nextStep: 'call',
    en: {
      question: 'Can you put film on double pane windows?',
      answer:
        'We advise against it: film holds the heat in the unit, and its maker no longer warrants the seal.',
      phrasings: [
        'Is window film bad for insulated glass?',
        'Does film void the warranty?',
        'Can I add tint film to my windows?',
        'window tinting film',
      ],
      keywords: ['film', 'void'],
    },
    es: {
      question: '¿Se puede poner película en ventanas de vidrio doble?',
      answer:
        'No lo aconsejamos: la película retiene el calor en la unidad y el fabricante ya no garantiza el sello.',
      phrasings: [
        '¿La película daña el vidrio doble?',
        '¿Polarizan ventanas de casa?',
        '¿La película anula la garantía?',
      ],
      keywords: ['película', 'polarizan', 'polarizar'],
    },
  },
  {
    key: 'low-e',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'What is Low-E glass?',
      answer:
        'A coating inside an insulated unit that keeps summer heat out and winter heat in. It can be added to a quote by the square foot.',
      phrasings: [
        'What is Low-E?',
        'Do you have energy efficient glass?',
        'How do I keep my room cooler?',
        'glass that keeps the heat out',
        'Is low e worth it?',
      ],
      keywords: ['low-e', 'low e', 'energy', 'heat', 'cooler'],
    },
    es: {
      question: '¿Qué es el vidrio Low-E?',
      answer:
        'Un recubrimiento dentro de la unidad aislante que deja fuera el calor del verano y guarda el del invierno. Se agrega a la cotización por pie cuadrado.',
      phrasings: [
        '¿Qué es Low-E?',
        '¿Tienen vidrio que no deje pasar el calor?',
        'vidrio que ahorra energía',
        '¿Cómo mantengo fresco el cuarto?',
      ],
      keywords: ['low-e', 'low e', 'energía', 'calor'],
    },
  },
  {
    key: 'tint',
    page: '/products/glass-styles',
    nextStep: 'contact',
    en: {
      question: 'Do you have tinted glass?',
      answer:
        'Yes, in bronze and gray; the glass styles page shows them. The online list does not price tinted glass: ask us for it.',
      phrasings: [
        'Do you do tinted glass?',
        'tinted windows for a house',
        'Do you have bronze or gray glass?',
        'smoked glass',
        'dark glass',
      ],
      keywords: ['tinted', 'tint', 'bronze', 'gray', 'smoked', 'dark'],
    },
    es: {
      question: '¿Tienen vidrio tintado?',
      answer:
        'Sí, en bronce y gris; la página de estilos los muestra. La lista en línea no tiene precio para vidrio tintado: pregúntenos.',
      phrasings: [
        '¿Manejan vidrio ahumado?',
        '¿Tienen vidrio bronce o gris?',
        'vidrio oscuro',
        'vidrio de color',
      ],
      keywords: ['tintado', 'ahumado', 'bronce', 'gris', 'oscuro'],
    },
  },
  {
    key: 'oa-thickness',
    page: '/posts/foggy-windows-replace-the-unit',
    nextStep: 'price',
    en: {
      question: 'How do I find out how thick my double pane window is?',
      answer:
        'Overall a unit is usually 1/2", 5/8", 3/4" or 1" thick. It can often be read from the spacer between the panes, with a card held against the glass. If you are not sure we measure it.',
      phrasings: [
        'What does overall thickness mean?',
        'How do I measure the thickness of an insulated unit?',
        'I do not know how thick my window glass is',
      ],
      keywords: ['overall thickness', 'spacer', 'thick window'],
    },
    es: {
      question: '¿Cómo sé qué grosor tiene mi ventana de vidrio doble?',
      answer:
        'En total, una unidad suele medir 1/2", 5/8", 3/4" o 1". Muchas veces se lee en el separador entre los vidrios, con una tarjeta apoyada en el vidrio. Si no está seguro, lo medimos.',
      phrasings: [
        '¿Qué es el grosor total?',
        '¿Cómo mido el espesor de la unidad?',
        'No sé qué grosor tiene el vidrio de mi ventana',
      ],
      keywords: ['grosor total', 'separador', 'grosor ventana'],
    },
  },
  {
    key: 'new-windows',
    page: '/products/windows',
    nextStep: 'price',
    en: {
      question: 'Do you install new windows?',
      answer:
        'Yes, the quote page has new windows beside replacement. If your frames are sound, replacing the glass alone costs far less.',
      phrasings: [
        'Can you replace whole windows?',
        'I need new windows',
        'Do you do complete window replacement?',
        'new construction windows',
      ],
      keywords: ['new windows', 'whole window'],
    },
    es: {
      question: '¿Instalan ventanas nuevas?',
      answer:
        'Sí, la página de cotización tiene ventanas nuevas además de cambios de vidrio. Si sus marcos están bien, cambiar solo el vidrio cuesta mucho menos.',
      phrasings: ['¿Cambian la ventana completa?', 'Necesito ventanas nuevas'],
      keywords: ['ventanas nuevas', 'ventana completa'],
    },
  },
  {
    key: 'patio-door',
    page: '/products/glass-replacement',
    nextStep: 'price',
    en: {
      question: 'Can you replace the glass in a patio or entry door?',
      answer:
        'Yes, in patio and entry doors too, in the frame you keep. Glass in a door is usually required to be tempered or laminated, and the quote takes care of that.',
      phrasings: [
        'Can you replace a broken glass in a patio door?',
        'My sliding glass door is foggy',
        'front door glass replacement',
        'replace glass in a french door',
      ],
      keywords: ['patio', 'sliding door', 'entry door', 'front door', 'french door'],
    },
    es: {
      question: '¿Cambian el vidrio de puertas de patio o de entrada?',
      answer:
        'Sí, también en puertas de patio y de entrada, en el mismo marco. El vidrio de una puerta normalmente debe ser templado o laminado, y la cotización lo toma en cuenta.',
      phrasings: [
        '¿Pueden cambiar el vidrio de mi puerta corrediza?',
        'vidrio para puerta de entrada',
      ],
      keywords: ['patio', 'corrediza', 'puerta de entrada'],
    },
  },
  {
    key: 'mirror-cutouts',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Do you cut mirrors to size and around outlets?',
      answer:
        'Yes, to size or to a template, with polished or beveled edges, and with outlets cut out.',
      phrasings: [
        'Can you cut a mirror around an outlet?',
        'custom cut bathroom mirror',
        'Do you bevel mirrors?',
        'vanity mirror cut to size',
        'Do you install mirrors?',
        'need a new bathroom mirror',
      ],
      keywords: ['outlet', 'outlets', 'vanity', 'bevel', 'beveled'],
    },
    es: {
      question: '¿Cortan espejos a la medida y con huecos para contactos?',
      answer:
        'Sí, a la medida o según plantilla, con bordes pulidos o biselados, y con los huecos de los contactos.',
      phrasings: [
        '¿Hacen espejos a la medida?',
        '¿Cortan espejos para el baño?',
        '¿Hacen espejos biselados?',
        '¿Instalan espejos?',
      ],
      keywords: ['contactos', 'biselado', 'a la medida', 'tocador'],
    },
  },
  {
    key: 'gym-mirror',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Do you build mirror walls for gyms?',
      answer:
        'Yes, for home gyms and for businesses; a mirror wall is priced by its area, and outlets are cut out.',
      phrasings: [
        'I need a mirror wall for a home gym',
        'mirrors for a dance studio',
        'gym mirrors',
        'wall of mirrors',
      ],
      keywords: ['gym', 'dance', 'mirror wall'],
    },
    es: {
      question: '¿Hacen muros de espejo para gimnasio?',
      answer:
        'Sí, para casa y para negocios; un muro de espejo se cotiza por área, y se cortan los huecos de los contactos.',
      phrasings: [
        'Necesito un espejo para gimnasio',
        'espejos para un estudio de baile',
        'pared de espejos',
      ],
      keywords: ['gimnasio', 'baile', 'muro de espejo', 'pared de espejos'],
    },
  },
  {
    key: 'mirror-safety',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Can a mirror be tempered?',
      answer: 'No: tempering ruins the silver. Ask for a mirror with a safety backing instead.',
      phrasings: [
        'Can I have a tempered mirror?',
        'Is there a safety mirror?',
        'shatterproof mirror for kids',
        'mirror with safety backing',
      ],
      keywords: ['tempered mirror', 'safety mirror', 'backing'],
    },
    es: {
      question: '¿Un espejo se puede templar?',
      answer: 'No: el templado arruina la plata. Pida un espejo con respaldo de seguridad.',
      phrasings: [
        '¿Hay espejos templados?',
        '¿Tienen espejos de seguridad?',
        'espejo que no se rompa',
      ],
      keywords: ['espejo templado', 'espejo de seguridad', 'respaldo'],
    },
  },
  {
    key: 'tabletop',
    page: '/products/glass-furniture',
    nextStep: 'price',
    en: {
      question: 'What thickness do I need for a glass table top?',
      answer:
        'A cover on a wooden desk or table is usually 1/4"; a top that stands on legs is usually 3/8" or 1/2". We make tops, desks and shelves with the edge and corners you like.',
      phrasings: [
        'Do you make glass tops for dining tables?',
        'glass cover for a desk',
        'How thick should a table top be?',
        'round glass table top',
        'protect my dining table with glass',
      ],
      keywords: ['table top', 'tabletop', 'dining', 'desk cover'],
    },
    es: {
      question: '¿Qué grosor lleva una cubierta de vidrio para mesa?',
      answer:
        'Sobre un escritorio o mesa de madera suele ser de 1/4"; una cubierta sobre patas, de 3/8" o 1/2". Hacemos cubiertas, escritorios y repisas con el borde y las esquinas que guste.',
      phrasings: [
        '¿Hacen cubiertas de vidrio para mesa?',
        'vidrio para proteger mi comedor',
        'vidrio para escritorio',
        'cubierta redonda de vidrio',
      ],
      keywords: ['cubierta', 'cubiertas', 'comedor', 'mesa'],
    },
  },
  {
    key: 'edges',
    page: '/products/glass-furniture',
    nextStep: 'price',
    en: {
      question: 'Do you polish the edges of glass?',
      answer:
        'Yes: flat polished edges are priced by the square foot, and mirrors come polished or beveled. Glass of 1/8" is not polished: choose a thicker one.',
      phrasings: [
        'Can you make 1/8 glass with polished edges?',
        'What edges do you offer?',
        'Are the edges sharp?',
        'rounded corners',
        'polished edge',
      ],
      keywords: ['polish', 'polished', 'edge', 'edges', 'corners'],
    },
    es: {
      question: '¿Pulen los bordes del vidrio?',
      answer:
        'Sí: el borde pulido plano se cobra por pie cuadrado, y los espejos vienen pulidos o biselados. El vidrio de 1/8" no se pule: elija uno más grueso.',
      phrasings: [
        '¿Qué cantos ofrecen?',
        '¿Los bordes quedan filosos?',
        '¿Redondean las esquinas?',
      ],
      keywords: ['pulen', 'pulido', 'borde', 'bordes', 'canto', 'cantos'],
    },
  },
  {
    key: 'shelves',
    page: '/products/shelves',
    nextStep: 'price',
    en: {
      question: 'Do you make glass shelves?',
      answer:
        'Yes, shelves are cut to size with the edge you like; the quote page prices them by their area.',
      phrasings: [
        'Do you sell glass shelves?',
        'shelf for a cabinet',
        'replace a broken shelf',
        'refrigerator shelf',
      ],
      keywords: ['shelf', 'shelves'],
    },
    es: {
      question: '¿Hacen repisas de vidrio?',
      answer:
        'Sí, se cortan a la medida con el borde que guste; la página de cotización las calcula por área.',
      phrasings: ['¿Venden repisas?', 'entrepaño de vidrio para vitrina', 'vidrio para un librero'],
      keywords: ['repisa', 'repisas', 'entrepaño', 'vitrina'],
    },
  },
  {
    key: 'railings',
    page: '/products/staircases',
    nextStep: 'call',
    en: {
      question: 'Do you make glass railings and staircases?',
      answer:
        'Yes, guards of glass inside and out. They have no online price: please call us or write to us.',
      phrasings: [
        'Do you make glass railings?',
        'Do you install glass staircases?',
        'glass railing for a balcony or deck',
        'stair glass panels',
      ],
      keywords: ['railing', 'railings', 'stairs', 'staircase', 'balcony', 'deck', 'guard'],
    },
    es: {
      question: '¿Hacen barandales y escaleras de vidrio?',
      answer:
        'Sí, barandales de vidrio por dentro y por fuera. No tienen precio en línea: llámenos o escríbanos.',
      phrasings: [
        '¿Hacen barandales de vidrio?',
        'vidrio para escalera',
        'barandal para balcón o terraza',
      ],
      keywords: ['barandal', 'barandales', 'escalera', 'escaleras', 'balcón'],
    },
  },
  {
    key: 'smart-glass',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you sell smart glass?',
      answer:
        'Yes. Smart glass has no price by the square foot online: send us an inquiry and we come back to you.',
      phrasings: [
        'Do you have switchable glass that turns opaque?',
        'electric privacy glass',
        'smart glass for a shower',
      ],
      keywords: ['smart', 'switchable', 'electric'],
    },
    es: {
      question: '¿Venden vidrio inteligente?',
      answer:
        'Sí. El vidrio inteligente no tiene precio por pie cuadrado en línea: envíenos una consulta y le respondemos.',
      phrasings: ['¿Hacen vidrio inteligente?', 'vidrio que se vuelve opaco con electricidad'],
      keywords: ['inteligente', 'eléctrico'],
    },
  },
  {
    key: 'fire',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you have fire-rated or wired glass?',
      answer:
        'Yes, fire-rated wired glass of 1/4" for rated openings. Which rating an opening needs is for your city or architect to say.',
      phrasings: ['Do you sell wired glass?', 'fire rated glass', 'fireproof glass for a door'],
      keywords: ['fire', 'wired', 'rated'],
    },
    es: {
      question: '¿Tienen vidrio resistente al fuego o armado?',
      answer:
        'Sí, vidrio armado resistente al fuego de 1/4" para huecos clasificados. Qué clasificación necesita un hueco lo dice su ciudad o su arquitecto.',
      phrasings: ['¿Venden vidrio armado?', 'vidrio contra fuego', 'vidrio con malla'],
      keywords: ['fuego', 'armado', 'malla'],
    },
  },
  {
    key: 'metal',
    page: '/get-quote',
    nextStep: 'contact',
    en: {
      question: 'Do you do metal fabrication and custom jobs?',
      answer:
        'Yes. Metal fabrication and special commercial doors are handled by e-mail: the custom job on the quote page opens a message to us; add specs, drawings or photos.',
      phrasings: [
        'Do you fabricate aluminum frames?',
        'custom metal work',
        'I have a custom job',
        'Can you build something special?',
      ],
      keywords: ['metal', 'fabrication', 'aluminum', 'custom job', 'steel'],
    },
    es: {
      question: '¿Hacen trabajos de metal y trabajos especiales?',
      answer:
        'Sí. La fabricación en metal y las puertas comerciales especiales se atienden por correo: el trabajo especial de la página de cotización abre un mensaje; agregue especificaciones, planos o fotos.',
      phrasings: [
        '¿Fabrican marcos de aluminio?',
        'trabajo especial en metal',
        'trabajos de herrería',
      ],
      keywords: ['metal', 'aluminio', 'herrería', 'trabajo especial'],
    },
  },
  {
    key: 'automatic-doors',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you do automatic and Herculite doors?',
      answer:
        'Yes: storefronts, partitions, Herculite and automatic doors, measured and installed outside your opening hours if need be.',
      phrasings: [
        'Do you repair storefront doors?',
        'herculite doors',
        'automatic sliding doors for a business',
        'pivot door closer',
      ],
      keywords: ['herculite', 'automatic', 'pivot', 'closer'],
    },
    es: {
      question: '¿Hacen puertas automáticas y Herculite?',
      answer:
        'Sí: fachadas, divisiones, puertas Herculite y automáticas, medidas e instaladas fuera de su horario si hace falta.',
      phrasings: ['¿Reparan puertas de negocio?', 'puertas automáticas'],
      keywords: ['automáticas', 'herculite', 'pivote'],
    },
  },
  {
    key: 'quiet',
    page: '/products/windows',
    nextStep: 'price',
    en: {
      question: 'Can new glass make a room quieter or cooler?',
      answer:
        'Insulated units make rooms quieter and cooler than single panes, and Low-E keeps the summer heat out. How much quieter depends on the window; our office can advise.',
      phrasings: [
        'Do you have soundproof glass?',
        'How do I block street noise?',
        'noise reducing windows',
      ],
      keywords: ['noise', 'soundproof', 'quiet', 'quieter'],
    },
    es: {
      question: '¿Un vidrio nuevo puede hacer un cuarto más silencioso o fresco?',
      answer:
        'Las unidades aislantes hacen los cuartos más silenciosos y frescos que un vidrio sencillo, y el Low-E deja fuera el calor del verano. Cuánto, depende de la ventana; la oficina le aconseja.',
      phrasings: ['¿Tienen vidrio contra ruido?', '¿Cómo bloqueo el ruido de la calle?'],
      keywords: ['ruido', 'silencioso', 'acústico'],
    },
  },
]
